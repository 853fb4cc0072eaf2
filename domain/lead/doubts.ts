import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { nationalNumber } from '../phone/phone-format.ts';
import { DID_YOU_MEAN } from './did-you-mean.ts';
import { DOUBT_TEXTS, type DoubtReason } from './doubt-texts.ts';
import { fieldsOf, type FormField, type LeadForm } from './form.ts';
import { isElsewhere } from './forms/newer-fields.ts';
import type { Draft, LeadField } from './lead.ts';
import { suggestedMail } from './mail-providers.ts';
import { keysOf } from './rules.ts';
import { isStreetAddress } from './street-address.ts';

/**
 * A valid value that is probably a mistake (contract, section 7: contact data). The visitor is asked about it once. Left unchanged, it is
 * accepted the second time and marked for the dealer.
 */
export interface Doubt {
  readonly field: LeadField;
  readonly message: string;
  /** The value that was probably meant; null when unknown. A doubt with a suggestion never keeps a form from being sent. */
  readonly suggestion: string | null;
}

export interface DoubtFacts {
  /** Whether `555-01xx` numbers are doubted: everywhere but on sites with sample data, whose numbers they are. */
  readonly doubtsSampleNumbers?: boolean;
}

/** The doubts about a draft whose fields are valid, in field order. */
export const doubtsAbout = (form: LeadForm, draft: Draft, facts: DoubtFacts): ReadonlyArray<Doubt> =>
  isElsewhere(draft)
    ? []
    : fieldsOf(form).flatMap((field) => {
        const text = (draft[field.name] ?? '').trim();
        const doubt = text === '' ? O.none : doubtAbout(form, field, text, facts);
        return O.isNone(doubt) ? [] : [doubt.value];
      });

/** Whether the visitor is asked before the form is sent. */
export const isAsked = ({ suggestion }: Doubt): boolean => suggestion === null;

const doubtAbout = (
  { language }: LeadForm,
  { name: field, doubted }: FormField,
  text: string,
  facts: DoubtFacts,
): O.Option<Doubt> => {
  const asked = (reason: DoubtReason): Doubt => ({
    field,
    message: doubted ?? DOUBT_TEXTS[language][reason],
    suggestion: null,
  });
  switch (field) {
    case 'addressLine1':
      return isStreetAddress(text) ? O.none : O.some(asked('street'));
    case 'phone':
      return pipe(phoneReason(text, facts), O.map(asked));
    case 'email':
      return pipe(
        suggestedMail(text),
        O.map((suggestion) => ({ field, message: DID_YOU_MEAN[language](suggestion), suggestion })),
      );
    default:
      return O.none;
  }
};

const NATIONAL_LENGTH = 10;
const FOREIGN = /^\s*(?:\+(?!1)|00(?!1))/;
const COUNTRY_CODE = /^(?:00)?1(?=\d{10}$)/;
const IMPOSSIBLE = /^(?:[01]|\d{3}[01])/;
const FICTIONAL = /^\d{3}55501/;

/** Why a number probably can't be called. None for foreign numbers, which start with `+` or `00`. */
const phoneReason = (text: string, { doubtsSampleNumbers = false }: DoubtFacts): O.Option<DoubtReason> => {
  const keys = keysOf(text);
  if (keys === '911') return O.some('emergency');
  if (FOREIGN.test(text)) return O.none;
  const dialed = keys.replace(COUNTRY_CODE, '');
  if (dialed.length < NATIONAL_LENGTH || /^1\d{9}$/.test(dialed)) return O.some('short');
  const number = O.getOrElse(() => dialed)(nationalNumber(text));
  if (number.length === NATIONAL_LENGTH && IMPOSSIBLE.test(number)) return O.some('impossible');
  return FICTIONAL.test(number) && doubtsSampleNumbers ? O.some('fictional') : O.none;
};

/** What the dealer is asked to do about a doubted field. */
const CHECKS: { readonly [field in LeadField]?: string } = {
  addressLine1: 'check the address',
  phone: 'check the phone number',
  email: 'check the email address',
};

/** The mark of a field for the dealer; null when the field isn't doubted. */
export const checkOf = (doubts: ReadonlyArray<LeadField>, field: LeadField): string | null =>
  doubts.includes(field) ? (CHECKS[field] ?? null) : null;

/** All marks of a lead, such as `check the address, check the phone number`; empty without doubts. */
export const checksOf = (doubts: ReadonlyArray<LeadField>): string =>
  doubts.flatMap((field) => checkOf(doubts, field) ?? []).join(', ');
