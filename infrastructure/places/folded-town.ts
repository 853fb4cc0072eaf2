const SHORT_WORDS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/**
 * Normalizes a town's name for comparison: lower case, without accents and dots, with `St.` and similar words spelled out, and `Québec
 * City` as `quebec`.
 */
export const foldedTown = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replace(/^quebec (?:c|ci|cit|city)$/, 'quebec')
    .replace(/^(?:ste?|ft|mt)(?= )/, (word) => SHORT_WORDS[word] ?? word);

/** What people call a town for short. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['atl', 'atlanta'],
  ['dc', 'washington'],
  ['la', 'los angeles'],
  ['mtl', 'montreal'],
  ['nola', 'new orleans'],
  ['nyc', 'new york'],
  ['okc', 'oklahoma city'],
  ['philly', 'philadelphia'],
  ['sf', 'san francisco'],
  ['slc', 'salt lake city'],
  ['vegas', 'las vegas'],
]);

/** Spells out a folded name that is short for a town: `nyc` is `new york`. */
export const spelledOut = (folded: string): string => SHORT_NAMES.get(folded) ?? folded;
