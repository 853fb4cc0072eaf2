/** A postal area that a visitor may have meant: a zip, a Canadian code, or the first half of one. */
export interface MeantArea {
  readonly area: string;
  /** How unlikely the slip is: 0 for letters that look like digits and missing ends, 3 for any other digit. */
  readonly unlikelihood: number;
}

/** Letters that look like a digit. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  L: '1',
  I: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** Digits that look like a letter of Canadian codes, which have no D, F, I, O, Q and U. */
const LETTERS: Readonly<Record<string, string>> = { 1: 'L', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };

/** The keys next to each digit on a phone's keypad. */
const NEIGHBORS: Readonly<Record<string, string>> = {
  1: '24',
  2: '135',
  3: '26',
  4: '157',
  5: '2468',
  6: '359',
  7: '48',
  8: '5790',
  9: '68',
  0: '8',
};

const ALL_DIGITS = [...'0123456789'];
const CANADIAN_LETTERS = [...'ABCEGHJKLMNPRSTVWXYZ'];

const FIRST_HALF = /^[A-Z]\d[A-Z]/;
const WHOLE_CANADIAN = /^[A-Z]\d[A-Z]\d[A-Z]\d$/;

/**
 * The areas that a visitor may have meant by a text that is no code, or by a code that doesn't exist: letters that look like digits, one
 * digit too many, too few, exchanged or next to the right one on a keypad, and Canadian codes without their end (contract, section 7: did
 * you mean). The likeliest come first, each area once; whether it exists is not known here.
 */
export const codesMeant = (typed: string): ReadonlyArray<MeantArea> => {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');
  const likeliest = new Map<string, number>();
  for (const { area, unlikelihood } of [...zipsMeant(text), ...canadianCodesMeant(text)])
    if (unlikelihood < (likeliest.get(area) ?? Infinity)) likeliest.set(area, unlikelihood);
  return [...likeliest]
    .map(([area, unlikelihood]) => ({ area, unlikelihood }))
    .filter(({ area }) => area !== typed)
    .sort((a, b) => a.unlikelihood - b.unlikelihood);
};

const zipsMeant = (text: string): ReadonlyArray<MeantArea> => {
  const read = [...text].map((character) => DIGITS[character] ?? character).join('');
  const digits = read.replace(/\D/g, '');
  const strangers = read.length - digits.length;
  if (strangers > 1) return [];
  const letters = [...text].flatMap((character, i) => (/\d/.test(character) ? [] : [i]));
  const [letter] = letters;
  // A single letter among four digits is wrong for sure, whatever it looks like.
  const instead =
    letter !== undefined && letters.length === 1 && text.length === 5
      ? ALL_DIGITS.map((digit) => ({
          area: text.slice(0, letter) + digit + text.slice(letter + 1),
          unlikelihood: 1,
        }))
      : [];
  if (strangers === 1 && read.length === 5) return instead;
  const asRead = { area: digits, unlikelihood: strangers };
  return [...(digits.length === 5 ? [asRead] : []), ...instead, ...oneEditAway(digits)];
};

/** The zips that are one digit away from four, five or six digits. */
const oneEditAway = (digits: string): ReadonlyArray<MeantArea> => {
  const places = [...digits].map((_, i) => i);
  switch (digits.length) {
    case 6:
      return places.map((i) => ({
        area: digits.slice(0, i) + digits.slice(i + 1),
        unlikelihood: digits[i] === digits[i - 1] ? 1 : 2,
      }));
    case 5:
      return [
        ...places.flatMap((i) => substitutions(digits, i, ALL_DIGITS)),
        ...places.slice(1).map((i) => ({
          area: digits.slice(0, i - 1) + digits[i] + digits[i - 1] + digits.slice(i + 1),
          unlikelihood: 2,
        })),
      ];
    case 4:
      return [...places, 4].flatMap((i) =>
        ALL_DIGITS.map((digit) => ({
          area: digits.slice(0, i) + digit + digits.slice(i),
          unlikelihood: missing(digit, i, digits),
        })),
      );
    default:
      return [];
  }
};

/** How unlikely it is that this digit was left out here: at the end least, then a second of two equal digits. */
const missing = (digit: string, i: number, digits: string): number => {
  if (i === digits.length) return 1;
  return digit === digits[i] || digit === digits[i - 1] ? 2 : 3;
};

const substitutions = (
  text: string,
  i: number,
  characters: ReadonlyArray<string>,
): ReadonlyArray<MeantArea> =>
  characters.map((character) => ({
    area: text.slice(0, i) + character + text.slice(i + 1),
    unlikelihood: NEIGHBORS[text[i] ?? '']?.includes(character) === true ? 2 : 3,
  }));

const canadianCodesMeant = (text: string): ReadonlyArray<MeantArea> => {
  const read = [...text]
    .map((character, i) => (i % 2 === 0 ? LETTERS[character] : DIGITS[character]) ?? character)
    .join('');
  if (!/[A-Z]/.test(text.slice(0, 3)) || !FIRST_HALF.test(read) || read.length > 7) return [];
  const half = read.slice(0, 3);
  const whole = WHOLE_CANADIAN.test(read) ? `${half} ${read.slice(3)}` : half;
  return [
    { area: whole, unlikelihood: read.length > 6 ? 1 : 0 },
    ...substitutions(half, 1, ALL_DIGITS),
    ...[0, 2].flatMap((i) => substitutions(half, i, CANADIAN_LETTERS)),
  ];
};

/** An area that exists, with what decides its rank. */
export interface KnownMeantArea extends MeantArea {
  /** The distance from the visitor's remembered area; null without one. */
  readonly miles: number | null;
  /** The number of codes of its town, which stands for its population. */
  readonly codesOfTown: number;
}

/** Areas within this distance of the visitor's own are likelier than any other. */
const NEAR_MILES = 60;

/** Ranks areas: the plainly misread ones, then those near the visitor's remembered area, then by the slip, then by population. */
export const byLikelihood = (one: KnownMeantArea, other: KnownMeantArea): number =>
  Number(one.unlikelihood > 0) - Number(other.unlikelihood > 0) ||
  nearness(one) - nearness(other) ||
  one.unlikelihood - other.unlikelihood ||
  other.codesOfTown - one.codesOfTown;

const nearness = ({ miles }: KnownMeantArea): number =>
  miles === null || miles > NEAR_MILES ? NEAR_MILES + 1 : miles;
