import * as E from 'fp-ts/Either';
import type { FieldMessages } from '../check-lead.ts';
import { comments } from '../fields.ts';
import { fieldsOf } from '../form.ts';
import type { FieldDefinition, FormLanguage, Rule } from '../form-definition.ts';
import { languageOf } from '../form-ids.ts';
import { everyFormOn } from '../forms/every-form.ts';
import type { Draft } from '../lead.ts';
import { withNormalContact } from '../normal-contact.ts';
import { atMost, storable } from '../rules.ts';

/** What a visitor can correct after sending a request: contact data, the wished visit, the best time, and comments that they add. Missing: unchanged. */
export type Amendment = Pick<Draft, AmendedField>;

export const AMENDED_FIELDS = [
  ...(['phone', 'email', 'callTime', 'preferredDate', 'preferredWindow', 'comments'] as const),
] as const;
export type AmendedField = (typeof AMENDED_FIELDS)[number];

/** Long enough for a few sentences; a request can be amended again. */
const MAX_COMMENTS = 1_000;

const ADD: { readonly [language in FormLanguage]: string } = {
  en: 'Add a sentence',
  es: 'Agregue una frase',
  fr: 'Ajouter une phrase',
};

/** The fields of the form that amends a request: those of its own form, and further comments. `today` returns a date such as `2026-11-20`. */
export const amendmentFields = (
  formId: string,
  today: () => string,
): ReadonlyArray<FieldDefinition<AmendedField>> => {
  const form = everyFormOn(today).find(({ id }) => id === formId);
  const own = form === undefined ? [] : fieldsOf(form);
  const added = { ...comments, label: ADD[languageOf(formId)], maxLength: MAX_COMMENTS };
  return [
    ...AMENDED_FIELDS.flatMap((name) => {
      const field = own.find((each) => each.name === name);
      return field === undefined || name === 'comments' ? [] : [{ ...field, name }];
    }),
    added,
  ];
};

/** Validates what a visitor typed. Empty fields change nothing. */
export const amendmentIn = (
  typed: Draft,
  formId: string,
  today: () => string,
): E.Either<FieldMessages, Amendment> => {
  const draft = withNormalContact(typed);
  const language = languageOf(formId);
  const filled = amendmentFields(formId, today).flatMap((field) => {
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
