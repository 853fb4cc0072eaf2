import { withoutInvisible } from '../text/invisible-text.ts';

/**
 * A postal code of the United States or Canada in its normal form (specification, section 5):
 * `75001` for a zip, `M5V 3L9` for a Canadian code. The optional four digits of a zip are accepted
 * and dropped: dealers are found by the five, and the four would reveal the visitor's block.
 */
export type PostalCode = string & { readonly PostalCode: unique symbol };

/** Hyphens, dashes, the hyphen bullet and the minus sign. */
const DASH = /[\p{Pd}\u2043\u2212]/gu;

/** Five digits, perhaps with four more, or the six characters of a Canadian code, with or without a hyphen or a space between. */
const CODE = /(\d{5})(?: ?-? ?\d{4})?|([A-Z]\d[A-Z]) ?-? ?(\d[A-Z]\d)/;
const WHOLE = new RegExp(`^(?:${CODE.source})$`);
/** A code among words: spaces or the signs of a sentence separate it from them, and no other digits follow. */
const AMONG_WORDS = new RegExp(String.raw`(?<![^ ,;:("'])(?:${CODE.source})(?![^ ,;:.)"']| \d)`, 'g');

/** The number of a house, as in `12345 Main St, Dallas`: it begins an address and a street follows. */
const HOUSE =
  /^\d{5} [^,]*\b(?:AVE(?:NUE)?|BLVD|BOULEVARD|CIR(?:CLE)?|COURT|CT|DR(?:IVE)?|HIGHWAY|HWY|LANE|LN|LOOP|PARKWAY|PKWY|PL(?:ACE)?|RD|ROAD|ST(?:REET)?|TER(?:RACE)?|TRAIL|TRL|WAY)\b/;
/** The words before a number that is no postal code: `PO Box 12345`. */
const OTHER_NUMBER = /\b(?:APT|BOX|HIGHWAY|HWY|ROUTE|RTE|STE|SUITE|UNIT) #?$/;

/** `HIGHWAY #` and the character before it; more would make long texts slow. */
const MAX_WORD_LENGTH = 10;

/** A text in capitals and compatible characters (Unicode NFKC), without invisible characters, with one kind of space and one of dash. */
const plain = (typed: string): string =>
  withoutInvisible(typed.normalize('NFKC').replace(/\s+/g, ' '))
    .replace(DASH, '-')
    .toUpperCase()
    .replace(/ +/g, ' ')
    .replace(/^ | ?\.? ?$/g, '');

/**
 * Reads a postal code from what a visitor typed or pasted, with or without text around it (contract, section 7: codes as people type
 * and paste them): `90210–1234` is `90210`, `1200 Main St, Dallas, TX 75001` is `75001`. The last code of a text counts. Returns null
 * when the text holds no code.
 */
export const normalCode = (typed: string): PostalCode | null => {
  const text = plain(typed);
  const found = WHOLE.exec(text) ?? codeAmongWords(text);
  return found && ((found[1] ?? `${found[2]} ${found[3]}`) as PostalCode);
};

/** The first half of a Canadian code, which names an area: `M5V`. */
const AREA = /^[A-Z]\d[A-Z]$/;

/** Reads a Canadian area alone, `m5v` as `M5V`; null for any other text. */
export const normalArea = (typed: string): string | null => {
  const text = plain(typed);
  return AREA.test(text) ? text : null;
};

const codeAmongWords = (text: string): RegExpExecArray | null =>
  [...text.matchAll(AMONG_WORDS)].filter((found) => !isOtherNumber(text, found)).at(-1) ?? null;

const isOtherNumber = (text: string, { index, 1: zip }: RegExpExecArray): boolean =>
  zip !== undefined &&
  (OTHER_NUMBER.test(text.slice(Math.max(0, index - MAX_WORD_LENGTH), index)) ||
    (index === 0 && HOUSE.test(text)));

/** A code as pages show it: in normal form, or as it was typed when it is none. */
export const shownCode = (typed: string): string => normalCode(typed) ?? typed;
