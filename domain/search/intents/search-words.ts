/** Variant spellings that must become one word. */
const SPELLINGS: ReadonlyArray<readonly [written: RegExp, word: string]> = [
  [/\br[\s-]?(410a|454b|32|22)\b/g, 'r$1'],
  [/\ba[\s/.]c\b\.?/g, 'ac'],
  [/\brendez[\s-]vous\b/g, 'rendezvous'],
  [/\btune[\s-]up\b/g, 'tuneup'],
  [/\bfire[\s-]place\b/g, 'fireplace'],
  [/\bheat[\s-]?pumps?\b/g, 'heat pump'],
  [/\bmini[\s-]?splits?\b/g, 'minisplit'],
  [/\bthermopompes?\b/g, 'heat pump'],
];

/** Splits text into words for comparison: lower case, without accents, apostrophes and punctuation. */
export const searchWords = (text: string): ReadonlyArray<string> => {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/(?<=\p{L})['’‘`´](?=t\b|s\b|re\b|m\b)/gu, '')
    .replace(/['’‘`´]/gu, ' ');
  return SPELLINGS.reduce((spelled, [written, word]) => spelled.replace(written, word), plain)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
};

/** The minimum word lengths for tolerating one and two typos. */
const MIN_LENGTH_FOR_TYPO = 6;
const MIN_LENGTH_FOR_TWO = 10;

/** Whether the edit distance of two words, with transpositions, is at most `most`. The first letters must be equal. */
const isWithin = (word: string, other: string, most: number): boolean => {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = word[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return (row[other.length] ?? Infinity) <= most;
};

const typosIn = (length: number): number => {
  if (length < MIN_LENGTH_FOR_TYPO) return 0;
  return length < MIN_LENGTH_FOR_TWO ? 1 : 2;
};

/** Whether a word equals a known one, optionally with a plural `s`. `*` at the end of the known word matches any suffix. */
export const isWord = (typed: string, known: string): boolean =>
  known.endsWith('*') ? typed.startsWith(known.slice(0, -1)) : typed === known || typed === `${known}s`;

/** Whether a word is a known one with a typo. */
export const isMisspelling = (typed: string, known: string): boolean => {
  const stem = known.replace('*', '');
  return isWithin(known === stem ? typed : typed.slice(0, stem.length), stem, typosIn(stem.length));
};
