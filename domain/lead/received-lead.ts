import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { checkLead } from './check-lead.ts';
import { chosenDealer } from './chosen-dealer.ts';
import { plainOptions } from './fields.ts';
import { fieldsOf, type LeadForm, type Rule } from './form.ts';
import { anyForm, askingFor, takingEverything } from './forms/any-form.ts';
import { bookingForm } from './forms/booking.ts';
import { formsOn } from './forms/forms.ts';
import { LEAD_BRAND, LEAD_KINDS, LEAD_SOURCES, type Draft, type ValidLead } from './lead.ts';
import { keepable, matching, oneOf, required } from './rules.ts';

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

const atMost =
  (longest: number): Rule =>
  (text) =>
    text.length > longest ? `Use at most ${longest} characters.` : null;

const expected = (choices: ReadonlyArray<string>): Rule =>
  oneOf(plainOptions(choices), `Expected ${choices.join(' or ')}.`);

const METADATA_RULES: { readonly [text in MetadataText]: ReadonlyArray<Rule> } = {
  formId: [required('Say which form this is from.'), atMost(64)],
  name: [atMost(120)],
  brand: [matching((text) => text.toUpperCase() === LEAD_BRAND, `Expected ${LEAD_BRAND}.`)],
  kind: [expected(LEAD_KINDS)],
  source: [expected(LEAD_SOURCES)],
  mtaAid: [atMost(256)],
  mtaSid: [atMost(256)],
};

const METADATA_TEXTS = Object.keys(METADATA_RULES) as ReadonlyArray<MetadataText>;

const metadataFaults = (sent: LeadAsSent): LeadFaults =>
  METADATA_TEXTS.flatMap((field) => {
    const rules = [...METADATA_RULES[field], keepable('comments', 'en')];
    const message = rules.map((rule) => rule(sent[field] ?? '', sent)).find((said) => said !== null);
    return message == null ? [] : [{ field, message }];
  });

const dealerFaults = ({ isForDealer }: LeadForm, companyId: number | null): LeadFaults =>
  isForDealer
    ? pipe(
        E.tryCatch(() => chosenDealer(companyId), E.toError),
        E.match(
          ({ message }): LeadFaults => [{ field: 'companyId', message }],
          () => [],
        ),
      )
    : [];

/** Texts are kept with the spaces around them, which rules do not count; here they do. */
const lengthFaults = (form: LeadForm, sent: LeadAsSent): LeadFaults =>
  fieldsOf(form).flatMap(({ name }) => {
    const message = keepable(name, form.language)(sent[name] ?? '', sent);
    return message === null ? [] : [{ field: name, message }];
  });

/**
 * Turns what a request says into a lead, or says what is wrong with it (contract, section 3). The rules are those of the
 * form it names, or of any form; name, kind and source are the form's where the request does not say others. Every text
 * is kept as it was sent.
 */
export const receivedLead = (
  sent: LeadAsSent,
  { today, isBooking }: Reception,
): E.Either<LeadFaults, ValidLead> => {
  const id = sent.formId ?? '';
  const named = formsOn(today).find((form) => form.id === id) ?? anyForm(id);
  const wished = isBooking ? askingFor(bookingForm(today).steps[0] ?? [], named) : named;
  const form: LeadForm = {
    ...takingEverything(wished),
    name: sent.name || named.name,
    kind: LEAD_KINDS.find((kind) => kind === sent.kind) ?? named.kind,
    source: LEAD_SOURCES.find((source) => source === sent.source) ?? named.source,
  };
  const { companyId = null, mtaAid = '', mtaSid = '' } = sent;
  const checked = checkLead(form, sent, { brand: LEAD_BRAND, companyId, mtaAid, mtaSid });
  const faults: LeadFaults = [
    ...metadataFaults(sent),
    ...dealerFaults(form, companyId),
    ...lengthFaults(form, sent),
  ];
  const others = E.isLeft(checked)
    ? checked.left.filter(({ field }) => faults.every((fault) => fault.field !== field))
    : [];
  return faults.length === 0 ? checked : E.left([...faults, ...others]);
};
