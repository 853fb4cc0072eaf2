import { parsePostalCode } from '../postal-code/postal-code.ts';
import { isSome } from 'fp-ts/Option';
import type { FormOption, Rule } from './form.ts';
import { LONGEST, type Draft, type LeadField } from './lead.ts';

/** The rules of forms; each is given the words of its form (specification, section 5). */

export const required =
  (message: string): Rule =>
  (text) =>
    text === '' ? message : null;

/** The rule, but where the rest of the form makes it void. */
export const unless =
  (isVoid: (draft: Draft) => boolean, rule: Rule): Rule =>
  (text, draft) =>
    isVoid(draft) ? null : rule(text, draft);

/** Speaks only of what is there: a field that must be filled in says so by `required`. */
export const matching =
  (fits: (text: string) => boolean, message: string): Rule =>
  (text) =>
    text === '' || fits(text) ? null : message;

export const atLeastTwo = (message: string): Rule => matching((text) => [...text].length >= 2, message);

/** A name, an at sign, a domain with a dot; no spaces. What is finer only the mail server knows. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const isEmail = (text: string): boolean => EMAIL.test(text);
export const email = (message: string): Rule => matching(isEmail, message);

/** From 7 digits, as in small countries, to 15, the longest there are. */
export const phone = (message: string): Rule =>
  matching((text) => /^\d{7,15}$/.test(text.replace(/\D/g, '')), message);

/** A US zip or Canadian postal code, as dealers are looked up by. */
export const postalCode = (message: string): Rule =>
  matching((text) => isSome(parsePostalCode(text)), message);

export const oneOf = (options: ReadonlyArray<FormOption>, message: string): Rule =>
  matching((text) => options.some(({ value }) => value === text), message);

const TOO_LONG = { en: 'Use at most', fr: 'Au plus' } as const;
const CHARACTERS = { en: 'characters.', fr: 'caractères.' } as const;
const UNKEEPABLE = {
  en: 'Some characters in this text cannot be kept. Please type it again.',
  fr: 'Certains caractères de ce texte ne peuvent être conservés. Veuillez le retaper.',
} as const;

/** What no form takes, whatever it asks: text that is too long, or that no database can hold. */
export const keepable =
  (field: LeadField, language: 'en' | 'fr'): Rule =>
  (text) => {
    if (text.length > LONGEST[field])
      return `${TOO_LONG[language]} ${LONGEST[field]} ${CHARACTERS[language]}`;
    return text.includes('\0') || !text.isWellFormed() ? UNKEEPABLE[language] : null;
  };
