import * as O from 'fp-ts/Option';
import { extensionOf, withoutExtension } from './phone-extension.ts';

/** The letters on the keys 2 to 9 of a phone. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const keyOf = (letter: string): string =>
  String(KEYS.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);

/** A number that is spelled with words, behind at least an area code: `1-800-CALL-NOW`, `(214) 555-HEAT`. */
const SPELLED = /^\s*(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*[a-z\d][a-z\d\s.-]*$/i;
const NATIONAL_LENGTH = 10;
/** Ten digits, of which the first is not the country's 1: with it, a digit is missing. */
const NATIONAL = /^[^1]\d{9}$/;

interface ParsedPhone {
  /** The ten digits of a North American number, without the country's 1; null: it is none. */
  readonly national: string | null;
  /** Empty: it has none. */
  readonly extension: string;
  /** Whether it is spelled with letters. */
  readonly isSpelled: boolean;
}

const parsePhone = (text: string): ParsedPhone => {
  const extension = extensionOf(text);
  const main = withoutExtension(text);
  const isSpelled = SPELLED.test(main) && /[a-z]/i.test(main);
  const dialed = isSpelled ? main.replace(/[a-z]/gi, keyOf) : main;
  const digits = dialed.replace(/\D/g, '').replace(/^1/, '');
  // A word may be longer than the number that it represents.
  const national = isSpelled ? digits.slice(0, NATIONAL_LENGTH) : digits;
  return { national: NATIONAL.test(national) ? national : null, extension, isSpelled };
};

/**
 * A phone number as the site writes it: digits only, grouped 3-3-4, prefixed `1-` unless `prefixed` is false
 * (specification, section 5), its extension behind it. What is not a North American number, or is spelled
 * with letters, stays as it came, trimmed.
 */
export const formatPhone = (text: string, { prefixed = true } = {}): string => {
  const { national, extension, isSpelled } = parsePhone(text);
  if (national === null || isSpelled) return text.trim();
  const grouped = `${national.slice(0, 3)}-${national.slice(3, 6)}-${national.slice(6)}`;
  return `${prefixed ? '1-' : ''}${grouped}${extension === '' ? '' : ` ext. ${extension}`}`;
};

/** The same number as a `tel:` address (RFC 3966); none when nothing in it can be dialed. */
export const phoneAddress = (text: string): O.Option<string> => {
  const { national, extension, isSpelled } = parsePhone(text);
  if (national !== null) return O.some(`tel:+1${national}${extension === '' ? '' : `;ext=${extension}`}`);
  const digits = text.replace(/\D/g, '');
  if (isSpelled || digits === '') return O.none;
  return O.some(`tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`);
};
