import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { parseCompanyId } from '../dealer/company-id.ts';
import { checkLead, unstorable, type LeadProblems } from './check-lead.ts';
import { plainOptions } from './fields.ts';
import type { Rule } from './form-definition.ts';
import { fieldsOf, type LeadForm } from './form.ts';
import { anyForm, askingFor, takingEverything } from './forms/any-form.ts';
import { bookingForm } from './forms/booking.ts';
import { everyFormOn } from './forms/every-form.ts';
import { LEAD_SOURCES } from './lead-kind.ts';
import { LEAD_BRAND, type Draft, type ValidLead } from './lead.ts';
import { atMost, matching, oneOf, required, storable } from './rules.ts';

type MetadataText = 'formId' | 'name' | 'brand' | 'kind' | 'source' | 'mtaAid' | 'mtaSid';

/** What a request says of a lead: flat, every text as it was sent; what is missing or empty is not said. */
export type LeadAsSent = Draft & { readonly [text in MetadataText]?: string } & {
  readonly companyId?: number | null;
};

/** What is wrong with a request, field by field. */
export type LeadFaults = ReadonlyArray<{ readonly field: keyof LeadAsSent; readonly message: string }>;

/** How requests are looked at: on a day like `2026-11-20`, and whether they must wish for a visit. */
export interface Reception {
  readonly today: () => string;
  readonly isBooking: boolean;
}

const expected = (choices: ReadonlyArray<string>): Rule =>
  oneOf(plainOptions(choices), `Expected ${choices.join(' or ')}.`);

const metadataRules = ({ kind }: LeadForm): { readonly [text in MetadataText]: ReadonlyArray<Rule> } => ({
  formId: [required('Say which form this is from.'), atMost(64, 'en')],
  name: [atMost(120, 'en')],
  brand: [matching((text) => text.toUpperCase() === LEAD_BRAND, `Expected ${LEAD_BRAND}.`)],
  kind: [expected([kind])],
  source: [expected(LEAD_SOURCES)],
  mtaAid: [atMost(256, 'en')],
  mtaSid: [atMost(256, 'en')],
});

const NO_DEALER = { field: 'companyId', message: 'No dealer selected.' } as const;

const NO_PROBLEMS: LeadProblems = { messages: [], isDealerMissing: false };

const metadataFaults = (form: LeadForm, sent: LeadAsSent): LeadFaults => {
  const entries = Object.entries(metadataRules(form)) as ReadonlyArray<[MetadataText, ReadonlyArray<Rule>]>;
  return entries.flatMap(([field, rules]) => {
    const messages = [storable('en'), ...rules].map((rule) => rule(sent[field] ?? '', {}));
    const message = messages.find((said) => said !== null);
    return message == null ? [] : [{ field, message }];
  });
};

/** Texts are kept with the spaces around them, which rules do not count; here they do. */
const lengthFaults = (form: LeadForm, sent: LeadAsSent): LeadFaults =>
  fieldsOf(form).flatMap((field) => {
    const message = unstorable(form, field, sent[field.name] ?? '');
    return O.isNone(message) ? [] : [{ field: field.name, message: message.value }];
  });

/**
 * Turns what a request says into a lead, or says what is wrong with it (contract, section 3). The rules are those of the
 * form it names, or of any form; the kind is the form's, name and source too where the request does not say others. Every text
 * but the postal code is kept as it was sent; a number that is no company id asks for no dealer.
 */
export const receivedLead = (
  sent: LeadAsSent,
  { today, isBooking }: Reception,
): E.Either<LeadFaults, ValidLead> => {
  const id = sent.formId ?? '';
  const named = everyFormOn(today).find((form) => form.id === id) ?? anyForm(id);
  const wished = isBooking ? askingFor(bookingForm(today).steps[0] ?? [], named) : named;
  const form: LeadForm = {
    ...takingEverything(wished),
    name: sent.name || named.name,
    source: LEAD_SOURCES.find((source) => source === sent.source) ?? named.source,
  };
  const { mtaAid = '', mtaSid = '' } = sent;
  const companyId = O.toNullable(parseCompanyId(sent.companyId));
  const checked = checkLead(form, sent, { brand: LEAD_BRAND, companyId, mtaAid, mtaSid });
  const { messages, isDealerMissing } = E.isLeft(checked) ? checked.left : NO_PROBLEMS;
  const faults: LeadFaults = [
    ...metadataFaults(named, sent),
    ...(isDealerMissing ? [NO_DEALER] : []),
    ...lengthFaults(form, sent),
  ];
  const others = messages.filter(({ field }) => faults.every((fault) => fault.field !== field));
  return E.isRight(checked) && faults.length === 0 ? checked : E.left([...faults, ...others]);
};
