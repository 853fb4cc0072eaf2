import { withoutInvisible } from './invisible-text.ts';

const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** The value of a digit. Unicode lists the ten digits of a script in order, so it is the number of digits right before it. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
};

/** A half, quarter, ... as one character: `12½` means `12 1/2`, not `121/2`. */
const FRACTION = /(?<=\d)(?=[¼-¾⅐-⅞])/g;

/**
 * Text for one line, as people mean it: compatible characters are one (NFKC, so full-width letters are letters), digits of any script are
 * `0` to `9`, every kind of space is a space, and there are no invisible characters.
 */
export const plainText = (text: string): string =>
  withoutInvisible(text.replace(FRACTION, ' ').normalize('NFKC').replace(/\s+/g, ' '))
    // Letters and accents may have been apart only because of an invisible character.
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(OTHER_DIGITS, valueOf)
    .replace(/ +/g, ' ')
    .trim();
