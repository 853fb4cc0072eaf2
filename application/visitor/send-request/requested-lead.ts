import type { Either } from 'fp-ts/Either';
import { checkLead, type LeadProblems } from '../../../domain/lead/check-lead.ts';
import type { DoubtFacts } from '../../../domain/lead/doubts.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { LEAD_BRAND, type Draft, type ValidLead } from '../../../domain/lead/lead.ts';
import type { MarketingIds } from '../../../domain/visitor/marketing-ids.ts';
import { trimmed } from './filling.ts';
import type { RequestedDealer } from './send-request-ports.ts';

/** Validates a draft. Returns the lead, or its errors. */
export const requestedLead = (
  form: LeadForm,
  draft: Draft,
  dealer: RequestedDealer | null,
  { mtaAid, mtaSid }: MarketingIds,
  facts: DoubtFacts,
): Either<LeadProblems, ValidLead> => {
  const companyId = dealer?.companyId ?? null;
  return checkLead(form, trimmed(draft), { brand: LEAD_BRAND, companyId, mtaAid, mtaSid }, facts);
};
