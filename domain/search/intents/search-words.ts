import { isWithin } from '../../text/edit-distance.ts';

/** Variant spellings that must become one word. */
const SPELLINGS: ReadonlyArray<readonly [written: RegExp, word: string]> = [
  [/\br[\s-]?(410a|454b|32|22)\b/g, 'r$1'],
  [/\ba[\s/.]c\b\.?/g, 'ac'],
  [/\brendez[\s-]vous\b/g, 'rendezvous'],
  [/\btune[\s-]up\b/g, 'tuneup'],
  [/\bfire[\s-]place\b/g, 'fireplace'],
  [/\bheat[\s-]?pumps?\b/g, 'heatpump'],
  [/\bbombas? de calor\b/g, 'bombadecalor'],
  [/\b(?:thermopompe|climatiseur|unite)s? mural\w*/g, 'minisplit murale'],
  [/\bair[\s-]handlers?\b/g, 'airhandler'],
  [/\bmini[\s-]?splits?\b/g, 'minisplit'],
  // Not a question about a price: `so much smoke`.
  [/\b(?:so|too|this|that)\s+much\b/g, ''],
];

/** Splits text into words for comparison: lower case, without accents, apostrophes and punctuation. */
export const searchWords = (text: string): ReadonlyArray<string> => {
  const plain = text
    // NFKD would split it into a space and an accent.
    .replaceAll('´', '’')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/(?<=\p{L})['’‘`](?=t\b|s\b|re\b|m\b)/gu, '')
    .replace(/['’‘`]/gu, ' ');
  const spelled = SPELLINGS.reduce((so, [written, word]) => so.replace(written, word), plain);
  return spelled.match(/[\p{L}\p{N}]+/gu) ?? [];
};

/** The minimum word lengths for tolerating one and two typos. */
const MIN_LENGTH_FOR_TYPO = 6;
const MIN_LENGTH_FOR_TWO = 10;

const typosIn = (length: number): number => {
  if (length < MIN_LENGTH_FOR_TYPO) return 0;
  return length < MIN_LENGTH_FOR_TWO ? 1 : 2;
};

/** Whether a word equals a known one, optionally with a plural `s`. `*` at the end of the known word matches any suffix. */
export const isWord = (typed: string, known: string): boolean =>
  known.endsWith('*') ? typed.startsWith(known.slice(0, -1)) : typed === known || typed === `${known}s`;

/** Whether a word is a known one with a typo. The first letters must be equal. */
export const isMisspelling = (typed: string, known: string): boolean => {
  const stem = known.replace('*', '');
  // With `*`, a missing or extra letter changes the length of the typed stem.
  const compared = known === stem ? [typed] : [-1, 0, 1].map((more) => typed.slice(0, stem.length + more));
  return typed[0] === stem[0] && compared.some((start) => isWithin(start, stem, typosIn(stem.length)));
};
