import type { Either } from 'fp-ts/Either';
import { checkLead, type FieldMessages } from '../../../domain/lead/check-lead.ts';
import { chosenDealer } from '../../../domain/lead/chosen-dealer.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { LEAD_BRAND, type Draft, type ValidLead } from '../../../domain/lead/lead.ts';
import type { VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';
import { trimmed } from './filling.ts';
import type { RequestedDealer } from './send-request-ports.ts';

/**
 * The lead that a draft makes, or what is wrong with it. Throws where the form is for a dealer and nobody is chosen
 * (specification, section 8).
 */
export const requestedLead = (
  form: LeadForm,
  draft: Draft,
  dealer: RequestedDealer | null,
  { mtaAid, mtaSid }: VisitorProfile,
): Either<FieldMessages, ValidLead> => {
  const asked = dealer?.companyId ?? null;
  const companyId = form.isForDealer ? chosenDealer(asked) : asked;
  return checkLead(form, trimmed(draft), { brand: LEAD_BRAND, companyId, mtaAid, mtaSid });
};
