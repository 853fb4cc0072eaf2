import * as E from 'fp-ts/Either';
import type { FieldMessages } from '../check-lead.ts';
import { comments, sharedField } from '../fields.ts';
import type { FieldDefinition, FormLanguage, Rule } from '../form-definition.ts';
import type { Draft } from '../lead.ts';
import { withNormalContact } from '../normal-contact.ts';
import { atMost, onePhone, phone, storable } from '../rules.ts';
import { timingFields } from '../timing.ts';

/** What a visitor can correct after sending a request: a number, the best time, and comments that they add. Missing: unchanged. */
export type Amendment = Pick<Draft, AmendedField>;

export const AMENDED_FIELDS = ['phone', 'callTime', 'comments'] as const;
export type AmendedField = (typeof AMENDED_FIELDS)[number];

/** Long enough for a few sentences; a request can be amended again. */
const MAX_COMMENTS = 1_000;

interface AmendmentTexts {
  readonly phone: string;
  readonly wrongPhone: string;
  readonly comments: string;
}

const TEXTS: { readonly [language in FormLanguage]: AmendmentTexts } = {
  en: { phone: 'Phone', wrongPhone: 'Enter your phone number.', comments: 'Add a sentence' },
  es: { phone: 'Teléfono', wrongPhone: 'Escriba su número de teléfono.', comments: 'Agregue una frase' },
  fr: {
    phone: 'Téléphone',
    wrongPhone: 'Veuillez entrer votre numéro de téléphone.',
    comments: 'Ajouter une phrase',
  },
};

/** The fields of the form that amends a request. */
export const amendmentFields = (language: FormLanguage): ReadonlyArray<FieldDefinition<AmendedField>> => {
  const texts = TEXTS[language];
  const callTime = timingFields(language).find(({ name }) => name === 'callTime');
  return [
    { ...sharedField('phone', onePhone(language), phone(texts.wrongPhone)), label: texts.phone },
    ...(callTime === undefined ? [] : [callTime as FieldDefinition<'callTime'>]),
    { ...comments, label: texts.comments, maxLength: MAX_COMMENTS },
  ];
};

/** Validates what a visitor typed. Empty fields change nothing. */
export const amendmentIn = (typed: Draft, language: FormLanguage): E.Either<FieldMessages, Amendment> => {
  const draft = withNormalContact(typed);
  const filled = amendmentFields(language).flatMap((field) => {
    const text = (draft[field.name] ?? '').trim();
    return text === '' ? [] : [{ field, text }];
  });
  const messages = filled.flatMap(({ field: { name, maxLength, rules }, text }) => {
    const all: ReadonlyArray<Rule> = [storable(language), atMost(maxLength, language), ...rules];
    const message = all.map((rule) => rule(text, draft)).find((said) => said !== null);
    return message == null ? [] : [{ field: name, message }];
  });
  return messages.length > 0
    ? E.left(messages)
    : E.right(Object.fromEntries(filled.map(({ field, text }) => [field.name, text])));
};
