import { withoutInvisible } from '../text/invisible-text.ts';

/**
 * A normalized US or Canadian postal code (specification, section 5): `75001` or `M5V 3L9`. The four extra digits of a zip are accepted and
 * dropped: dealers are found by five digits, and the four would reveal the visitor's block.
 */
export type PostalCode = string & { readonly PostalCode: unique symbol };

/** Hyphens, dashes, the hyphen bullet and the minus sign. */
const DASH = /[\p{Pd}\u2043\u2212]/gu;

/**
 * Five digits, optionally with four more, or the six characters of a Canadian code, with an optional hyphen or space between the parts. People
 * type the letter O for a zero.
 */
const CODE = /(\d{5})(?: ?-? ?\d{4})?|([A-Z][\dO][A-Z]) ?-? ?([\dO][A-Z][\dO])/;
const WHOLE = new RegExp(`^(?:${CODE.source})$`);
/** A code within text: separated by spaces or punctuation, and not followed by more digits. */
const AMONG_WORDS = new RegExp(String.raw`(?<![^ ,;:("'])(?:${CODE.source})(?![^ ,;:.?)"']| \d)`, 'g');

/** A house number, as in `12345 Main St, Dallas`: it starts an address and a street follows. */
const HOUSE =
  /^\d{5} [^,]*\b(?:AVE(?:NUE)?|BLVD|BOULEVARD|CIR(?:CLE)?|COURT|CT|DR(?:IVE)?|HIGHWAY|HWY|LANE|LN|LOOP|PARKWAY|PKWY|PL(?:ACE)?|RD|ROAD|ST(?:REET)?|TER(?:RACE)?|TRAIL|TRL|WAY)\b/;
/** Words before a number that isn't a postal code: `PO Box 12345`. */
const OTHER_NUMBER = /\b(?:APT|BOX|HIGHWAY|HWY|ROUTE|RTE|STE|SUITE|UNIT) #?$/;

/** The length of `HIGHWAY #` and the character before it. The limit keeps matching fast on long texts. */
const MAX_WORD_LENGTH = 10;

/** Normalizes text: upper case, NFKC, no invisible characters, one kind of space and of dash. */
const plain = (typed: string): string =>
  withoutInvisible(typed.normalize('NFKC').replace(/\s/g, ' '))
    .replace(DASH, '-')
    .toUpperCase()
    .replace(/ +/g, ' ')
    .replace(/^ | ?\.? ?$/g, '');

/**
 * Finds the postal code in typed or pasted text (contract, section 7: codes as people type and paste them): `90210–1234` is `90210`, `1200
 * Main St, Dallas, TX 75001` is `75001`. The last code counts. Null without a code.
 */
export const normalCode = (typed: string): PostalCode | null => {
  const text = plain(typed);
  const found = WHOLE.exec(text) ?? codeAmongWords(text);
  return found && ((found[1] ?? `${found[2]} ${found[3]}`.replace(/(?<=^.| )O|O$/g, '0')) as PostalCode);
};

/** The first half of a Canadian code, which names an area: `M5V`. */
const AREA = /^[A-Z]\d[A-Z]$/;

/** Parses a Canadian area without the rest of the code: `m5v` is `M5V`. Null for other text. */
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

/** The normalized code, or the text as typed when it isn't a code. */
export const shownCode = (typed: string): string => normalCode(typed) ?? typed;
