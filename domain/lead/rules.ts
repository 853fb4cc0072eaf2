import { withoutExtension } from '../phone/phone-extension.ts';
import { parsePostalCode } from '../postal-code/postal-code.ts';
import { isSome } from 'fp-ts/Option';
import { withoutInvisible } from '../text/invisible-text.ts';
import { isBlank } from './blank-text.ts';
import type { FieldValues, FormLanguage, FormOption, Rule } from './form-definition.ts';
import { plainSpelling } from './mailbox.ts';

/** The rules of forms; each is given the words of its form (specification, section 5). */

export const required =
  (message: string): Rule =>
  (text) =>
    isBlank(text) ? message : null;

/** The rule, but where the rest of the form makes it void. */
export const unless =
  (isVoid: (values: FieldValues) => boolean, rule: Rule): Rule =>
  (text, values) =>
    isVoid(values) ? null : rule(text, values);

/** Speaks only of what is there: a field that must be filled in says so by `required`. */
export const matching =
  (fits: (text: string) => boolean, message: string): Rule =>
  (text) =>
    text === '' || fits(text) ? null : message;

export const atLeastTwo = (message: string): Rule => matching((text) => [...text].length >= 2, message);

/** A name, an at sign, a domain with a dot; no spaces, and nothing that is between addresses. What is finer only the mail server knows. */
const EMAIL = /^[^\s@,;<>]+@[^\s@.,;<>]+(\.[^\s@.,;<>]+)+$/;
/** In any spelling; with a character that nobody sees it is another address than the one that is read. */
const isEmail = (text: string): boolean => withoutInvisible(text) === text && EMAIL.test(plainSpelling(text));
export const email = (message: string): Rule => matching(isEmail, message);

/** A number that is spelled with letters behind its area code; behind seven digits and more, letters only say whose it is. */
const SPELLED = /^1?\d{3}(?!\d{4})[a-z\d]{7,11}$/i;

/** The keys that a number is dialed by, without its extension: its digits, and letters where some spell it (`1-800-CALL-NOW`). */
const keysOf = (text: string): string => {
  const number = withoutExtension(text).replace(/\W/g, '');
  return SPELLED.test(number) ? number : number.replace(/\D/g, '');
};

/** `0000000000`: a number that is typed only to fill the field. */
const ONE_DIGIT = /^1?(\d)\1+$/;

/** From 7 digits, as in small countries, to 15, the longest there are, and not all of them the same; an extension does not count. */
export const phone = (message: string): Rule =>
  matching((text) => /^\w{7,15}$/.test(keysOf(text)) && !ONE_DIGIT.test(keysOf(text)), message);

/** The signs and words that people write between two numbers. */
const BETWEEN_NUMBERS = /[,;/|&\n]|\b(?:and|et|or|ou)\b/i;
const TWO_NATIONAL = /^(?:1?[2-9]\d{9}){2}$/;
const ONE_NUMBER = {
  en: 'Enter one phone number. This looks like two.',
  es: 'Escriba un solo número de teléfono. Parece que hay dos.',
  fr: 'Entrez un seul numéro de téléphone. Il semble y en avoir deux.',
} as const;

const holdsTwoNumbers = (text: string): boolean => {
  const lengths = text.split(BETWEEN_NUMBERS).map((part) => part.replace(/\D/g, '').length);
  return lengths.filter((length) => length >= 7).length > 1 || TWO_NATIONAL.test(text.replace(/\D/g, ''));
};

/** A dealer calls one number: a field with two says so, instead of asking for a number that is there. */
export const onePhone = (language: FormLanguage): Rule =>
  matching((text) => !holdsTwoNumbers(text), ONE_NUMBER[language]);

const NINE_DIGITS = {
  en: 'That number has 9 digits. US and Canadian numbers have 10.',
  es: 'Ese número tiene 9 dígitos. Los de EE. UU. y Canadá tienen 10.',
  fr: 'Ce numéro compte 9 chiffres. Au Canada et aux États-Unis, un numéro en compte 10.',
} as const;

/** A digit that slipped: no number of the United States or Canada has nine, and what comes from elsewhere begins with `+`. */
export const notNineDigits = (language: FormLanguage): Rule =>
  matching((text) => text.startsWith('+') || keysOf(text).length !== 9, NINE_DIGITS[language]);

/** A US zip or Canadian postal code, as dealers are looked up by. */
export const postalCode = (message: string): Rule =>
  matching((text) => isSome(parsePostalCode(text)), message);

export const oneOf = (options: ReadonlyArray<FormOption>, message: string): Rule =>
  matching((text) => options.some(({ value }) => value === text), message);

const TOO_LONG = { en: 'Use at most', es: 'Use como máximo', fr: 'Au plus' } as const;
const CHARACTERS = { en: 'characters.', es: 'caracteres.', fr: 'caractères.' } as const;
const UNKEEPABLE = {
  en: 'We can’t save some characters in this text. Please type it again.',
  es: 'No podemos guardar algunos caracteres de este texto. Escríbalo de nuevo.',
  fr: 'Certains caractères de ce texte ne peuvent être conservés. Veuillez le retaper.',
} as const;

export const atMost =
  (maxLength: number, language: FormLanguage): Rule =>
  (text) =>
    text.length > maxLength ? `${TOO_LONG[language]} ${maxLength} ${CHARACTERS[language]}` : null;

/** No database can hold the rest. */
export const storable =
  (language: FormLanguage): Rule =>
  (text) =>
    text.includes('\0') || !text.isWellFormed() ? UNKEEPABLE[language] : null;
