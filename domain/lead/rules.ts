import { withoutExtension } from '../phone/phone-extension.ts';
import { parsePostalCode } from '../postal-code/postal-code.ts';
import { isSome } from 'fp-ts/Option';
import { withoutInvisible } from '../text/invisible-text.ts';
import { isBlank } from './blank-text.ts';
import type { FieldValues, FormLanguage, FormOption, Rule } from './form-definition.ts';
import { plainSpelling } from './mailbox.ts';

type InEachLanguage = { readonly [language in FormLanguage]: string };

/** Validation rules. Each form passes its own messages (specification, section 5). */

export const required =
  (message: string): Rule =>
  (text) =>
    isBlank(text) ? message : null;

/** Applies a rule only when `isVoid` is false. */
export const unless =
  (isVoid: (values: FieldValues) => boolean, rule: Rule): Rule =>
  (text, values) =>
    isVoid(values) ? null : rule(text, values);

/** Accepts empty text: use `required` for required fields. */
export const matching =
  (fits: (text: string) => boolean, message: string): Rule =>
  (text) =>
    text === '' || fits(text) ? null : message;

export const atLeastTwo = (message: string): Rule => matching((text) => [...text].length >= 2, message);

/** A name as mail servers take it: words joined by single dots, or anything in quotes (RFC 5321). */
const MAIL_NAME = String.raw`(?:[^\s@.,;:<>()"\\[\]]+(?:\.[^\s@.,;:<>()"\\[\]]+)*|"[^"\\]+")`;
const MAIL_LABEL = String.raw`[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?`;
/** A name, an `@`, and a domain that ends with letters, so that it is no network address. Only the mail server can check more. */
const EMAIL = new RegExp(String.raw`^${MAIL_NAME}@(?:${MAIL_LABEL}\.)+(?=\p{L})${MAIL_LABEL}$`, 'u');
/** Accepts any spelling, but no invisible characters: they make it a different address than the one that is read. */
const isEmail = (text: string): boolean => withoutInvisible(text) === text && EMAIL.test(plainSpelling(text));
export const email = (message: string): Rule => matching(isEmail, message);

/** A number with letters after its area code. After seven or more digits, letters are a note, not part of the number. */
const SPELLED = /^1?\d{3}(?!\d{4})[a-z\d]{7,11}$/i;

/** The keys to dial, without an extension: digits, plus letters in a vanity number (`1-800-CALL-NOW`). */
export const keysOf = (text: string): string => {
  const number = withoutExtension(text).replace(/\W/g, '');
  return SPELLED.test(number) ? number : number.replace(/\D/g, '');
};

/** `0000000000`: typed only to fill the field. */
const ONE_DIGIT = /^1?(\d)\1+$/;

/**
 * Requires 7 digits, as in small countries, to 15, the international maximum, and not all the same. Ignores an extension. 911 is only
 * doubted.
 */
export const phone = (message: string): Rule =>
  matching((text) => /^(\w{7,15}|911)$/.test(keysOf(text)) && !ONE_DIGIT.test(keysOf(text)), message);

/** Separators between two numbers. */
const BETWEEN_NUMBERS = /[,;/|&\n]|\b(?:and|et|or|ou)\b/i;
const TWO_NATIONAL = /^(?:1?[2-9]\d{9}){2}$/;
const ONE_NUMBER: InEachLanguage = {
  en: 'Enter one phone number. This looks like two.',
  es: 'Escriba un solo número de teléfono. Parece que hay dos.',
  fr: 'Entrez un seul numéro de téléphone. Il semble y en avoir deux.',
};

const holdsTwoNumbers = (text: string): boolean => {
  const lengths = text.split(BETWEEN_NUMBERS).map((part) => part.replace(/\D/g, '').length);
  return lengths.filter((length) => length >= 7).length > 1 || TWO_NATIONAL.test(text.replace(/\D/g, ''));
};

/** Dealers call one number, so this rejects two with a specific message. */
export const onePhone = (language: FormLanguage): Rule =>
  matching((text) => !holdsTwoNumbers(text), ONE_NUMBER[language]);

export const postalCode = (message: string): Rule =>
  matching((text) => isSome(parsePostalCode(text)), message);

export const oneOf = (options: ReadonlyArray<FormOption>, message: string): Rule =>
  matching((text) => options.some(({ value }) => value === text), message);

const TOO_LONG: InEachLanguage = { en: 'Use at most', es: 'Use como máximo', fr: 'Au plus' };
const CHARACTERS: InEachLanguage = { en: 'characters.', es: 'caracteres.', fr: 'caractères.' };
const UNKEEPABLE: InEachLanguage = {
  en: 'We can’t save some characters in this text. Please type it again.',
  es: 'No podemos guardar algunos caracteres de este texto. Escríbalo de nuevo.',
  fr: 'Certains caractères de ce texte ne peuvent être conservés. Veuillez le retaper.',
};

export const atMost =
  (maxLength: number, language: FormLanguage): Rule =>
  (text) =>
    text.length > maxLength ? `${TOO_LONG[language]} ${maxLength} ${CHARACTERS[language]}` : null;

/** Rejects characters that a database can't store. */
export const storable =
  (language: FormLanguage): Rule =>
  (text) =>
    text.includes('\0') || !text.isWellFormed() ? UNKEEPABLE[language] : null;
