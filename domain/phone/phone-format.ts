import * as O from 'fp-ts/Option';
import { extensionOf, withoutExtension } from './phone-extension.ts';

/** The phone keys of the letters A to Z. */
const KEYS = '22233344455566677778889999';
/** In base 36, A is 10. */
const keyOf = (letter: string): string => KEYS.charAt(parseInt(letter, 36) - 10);

/** A vanity number with at least an area code in digits: `1-800-CALL-NOW`, `(214) 555-HEAT`. */
const SPELLED = /^(?=.*[a-z])\s*(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*[a-z\d][a-z\d\s.-]*$/i;
const NATIONAL_LENGTH = 10;
/** The letter O typed for a zero: `214-555-O100`. In a word it is a letter. */
const O_FOR_ZERO = /(?<![a-z])o(?![a-z])/gi;
/** Ten digits. If the first is the country code 1, a digit is missing. */
const NATIONAL = /^[^1]\d{9}$/;

interface ParsedPhone {
  /** The ten digits of a North American number without the country code; null for other numbers. */
  readonly national: string | null;
  /** Empty without an extension. */
  readonly extension: string;
  /** Whether it has letters. */
  readonly isSpelled: boolean;
}

const parsePhone = (text: string): ParsedPhone => {
  const extension = extensionOf(text);
  const main = withoutExtension(text).replace(O_FOR_ZERO, '0');
  const isSpelled = SPELLED.test(main);
  const dialed = isSpelled ? main.replace(/[a-z]/gi, keyOf) : main;
  const digits = dialed.replace(/\D/g, '').replace(/^(?:00)?1/, '');
  // A vanity word may have more letters than the number has digits. The first of two numbers counts.
  const national =
    isSpelled || digits.length >= 2 * NATIONAL_LENGTH ? digits.slice(0, NATIONAL_LENGTH) : digits;
  return { national: NATIONAL.test(national) ? national : null, extension, isSpelled };
};

/** The ten digits of a North American number, without country code and extension; none for other numbers. */
export const nationalNumber = (text: string): O.Option<string> => O.fromNullable(parsePhone(text).national);

/**
 * Formats a phone number as `1-214-555-0100` with its extension; `prefixed` false leaves out `1-` (specification, section 5). Numbers that
 * aren't North American or have letters are only trimmed.
 */
export const formatPhone = (text: string, { prefixed = true } = {}): string => {
  const { national, extension, isSpelled } = parsePhone(text);
  if (national === null || isSpelled) return text.trim();
  const grouped = national.replace(/(...)(...)/, '$1-$2-');
  return `${prefixed ? '1-' : ''}${grouped}${extension === '' ? '' : ` ext. ${extension}`}`;
};

/** The `tel:` address of a number (RFC 3966); none when it has nothing to dial. */
export const phoneAddress = (text: string): O.Option<string> => {
  const { national, extension, isSpelled } = parsePhone(text);
  if (national !== null) return O.some(`tel:+1${national}${extension === '' ? '' : `;ext=${extension}`}`);
  const digits = text.replace(/\D/g, '');
  if (isSpelled || digits === '') return O.none;
  return O.some(`tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`);
};
