import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { parseCompanyId, type CompanyId } from '../dealer/company-id.ts';
import { checkLead, unstorable, type FieldMessages, type LeadProblems } from './check-lead.ts';
import { doubtsAbout, isAsked, type DoubtFacts } from './doubts.ts';
import { plainOptions } from './fields.ts';
import type { Rule } from './form-definition.ts';
import { fieldsOf, type LeadForm } from './form.ts';
import { bookingForm } from './forms/booking.ts';
import { everyFormOn } from './forms/every-form.ts';
import { askingFor, takingEverything } from './forms/wider-form.ts';
import { LEAD_SOURCES } from './lead-kind.ts';
import { LEAD_BRAND, type Draft, type ValidLead } from './lead.ts';
import { withNormalContact } from './normal-contact.ts';
import { atMost, matching, oneOf, storable } from './rules.ts';

type MetadataText = 'formId' | 'name' | 'brand' | 'kind' | 'source' | 'mtaAid' | 'mtaSid' | 'confirmed';

/**
 * The body of a lead request: flat, with raw texts. Missing and empty are the same. `confirmed` lists the fields whose doubtful values the
 * visitor confirmed, separated by spaces.
 */
export type LeadAsSent = Draft & { readonly [text in MetadataText]?: string } & {
  readonly companyId?: number | null;
};

/** Errors by field. */
export type LeadFaults = ReadonlyArray<{ readonly field: keyof LeadAsSent; readonly message: string }>;

/** A valid lead, with the questions about its doubtful values that the visitor hasn't answered yet. */
export interface ReceivedLead {
  readonly lead: ValidLead;
  readonly questions: FieldMessages;
}

/** How to validate a request: the current date (`2026-11-20`), and whether it must have a requested visit. */
export interface Reception extends DoubtFacts {
  readonly today: () => string;
  readonly isBooking: boolean;
}

const expected = (choices: ReadonlyArray<string>): Rule =>
  oneOf(plainOptions(choices), `Expected ${choices.join(' or ')}.`);

const metadataRules = ({
  kind,
}: LeadForm): { readonly [text in Exclude<MetadataText, 'formId'>]: ReadonlyArray<Rule> } => ({
  name: [atMost(120, 'en')],
  brand: [matching((text) => text.toUpperCase() === LEAD_BRAND, `Expected ${LEAD_BRAND}.`)],
  kind: [expected([kind])],
  source: [expected(LEAD_SOURCES)],
  mtaAid: [atMost(256, 'en')],
  mtaSid: [atMost(256, 'en')],
  confirmed: [atMost(256, 'en')],
});

const NO_FORM = { field: 'formId', message: 'Say which form this is from.' } as const;
const UNKNOWN_FORM = { field: 'formId', message: 'There is no such form.' } as const;

const NO_DEALER = { field: 'companyId', message: 'No dealer selected.' } as const;

const NOT_A_COMPANY_ID = { field: 'companyId', message: 'No dealer has this id.' } as const;

const NO_PROBLEMS: LeadProblems = { messages: [], isDealerMissing: false };

const metadataFaults = (form: LeadForm, sent: LeadAsSent): LeadFaults => {
  const entries = Object.entries(metadataRules(form)) as ReadonlyArray<[MetadataText, ReadonlyArray<Rule>]>;
  return entries.flatMap(([field, rules]) => {
    const messages = [storable('en'), ...rules].map((rule) => rule(sent[field] ?? '', {}));
    const message = messages.find((said) => said !== null);
    return message == null ? [] : [{ field, message }];
  });
};

/** Checks lengths including surrounding spaces: rules ignore them, but they are stored. */
const lengthFaults = (form: LeadForm, sent: LeadAsSent): LeadFaults =>
  fieldsOf(form).flatMap((field) => {
    const message = unstorable(form, field, sent[field.name] ?? '');
    return O.isNone(message) ? [] : [{ field: field.name, message: message.value }];
  });

/** A request never goes to a dealer that it doesn't name: an invalid id is refused, too. */
const dealerFaults = (
  { companyId: sent }: LeadAsSent,
  companyId: CompanyId | null,
  isMissing: boolean,
): LeadFaults => {
  if (sent != null && companyId === null) return [NOT_A_COMPANY_ID];
  return isMissing ? [NO_DEALER] : [];
};

/**
 * Validates a request (contract, section 3). Returns the lead with open questions, or its errors. The rules are those of the named form. The
 * kind is the form's; name and source are, too, unless the request has its own. Texts other than contact data are kept as sent.
 */
export const receivedLead = (
  asSent: LeadAsSent,
  { today, isBooking, ...facts }: Reception,
): E.Either<LeadFaults, ReceivedLead> => {
  const sent = withNormalContact(asSent);
  const id = sent.formId ?? '';
  const named = everyFormOn(today).find((form) => form.id === id);
  if (named === undefined) return E.left([id === '' ? NO_FORM : UNKNOWN_FORM]);
  const wished = isBooking ? askingFor(bookingForm(today).steps[0] ?? [], named) : named;
  const form: LeadForm = {
    ...takingEverything(wished),
    name: sent.name || named.name,
    source: LEAD_SOURCES.find((source) => source === sent.source) ?? named.source,
  };
  const { mtaAid = '', mtaSid = '' } = sent;
  const companyId = O.toNullable(parseCompanyId(sent.companyId));
  const checked = checkLead(form, sent, { brand: LEAD_BRAND, companyId, mtaAid, mtaSid }, facts);
  const { messages, isDealerMissing } = E.isLeft(checked) ? checked.left : NO_PROBLEMS;
  const faults: LeadFaults = [
    ...metadataFaults(named, sent),
    ...dealerFaults(sent, companyId, isDealerMissing),
    ...lengthFaults(form, sent),
  ];
  const others = messages.filter(({ field }) => faults.every((fault) => fault.field !== field));
  if (E.isLeft(checked) || faults.length > 0) return E.left([...faults, ...others]);
  const confirmed = (sent.confirmed ?? '').split(' ');
  const questions = doubtsAbout(form, checked.right.fields, facts).filter(
    (doubt) => isAsked(doubt) && !confirmed.includes(doubt.field),
  );
  return E.right({ lead: checked.right, questions });
};
