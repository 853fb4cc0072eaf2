const UPPER = new Set(['ac', 'a/c', 'llc', 'hvac']);
const LOWER = new Set(['and', 'of']);
/** Lower-case words within a name in Quebec. */
const LOWER_IN_QUEBEC = new Set(['et', 'de', 'la', 'du']);

/** Longer names get tighter letter spacing on cards (specification, section 9). */
const MAX_ROOMY_NAME_LENGTH = 24;

/**
 * Formats a dealer's name in title case (specification, section 5). AC, A/C, LLC and HVAC are upper case, also as parts of a word
 * (`HVAC-R`); `and` and `of` are lower case. `state`: two letters; in Quebec, `et`, `de`, `la` and `du` are lower case except at the start.
 */
export const displayName = (name: string, state?: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word, position) => displayWord(word, position > 0 && state?.trim().toUpperCase() === 'QC'))
    .join(' ');

/** A town as people write it. Feeds often write whole names in capitals, which become title case; any other spelling is kept. */
export const displayTown = (town: string, state?: string): string =>
  /\p{L}{2}/u.test(town) && town === town.toUpperCase() ? displayName(town, state) : town.trim();

/** The parts of a word that are all upper case. */
const UPPER_PART = /(?<![\p{L}\p{M}\d'’.])(?:ac|hvac|llc)(?![\p{L}\p{M}\d.]*[\p{L}\p{M}\d])/gu;
/** The letters of a word to capitalize: `O'Brien`, `Smith-Jones`, `McDonald`. */
const CAPITALS = /^\p{L}['’]\p{L}|(?:^[^\p{L}\d]*|(?<=[-/&.(]))(?:mc\p{L}(?=\p{L}{2})|\p{L})/gu;

const displayWord = (word: string, isInQuebec: boolean): string => {
  const lower = word.toLowerCase();
  const bare = lower.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (UPPER.has(bare)) return lower.toUpperCase();
  if (LOWER.has(bare) || (isInQuebec && LOWER_IN_QUEBEC.has(bare))) return lower;
  return lower.replace(UPPER_PART, inCapitals).replace(CAPITALS, withCapitals);
};

const inCapitals = (text: string): string => text.toUpperCase();

/** Upper-cases the match, except for the `c` of `Mc`. */
const withCapitals = (start: string): string => inCapitals(start).replace('MC', 'Mc');

export const isLongName = (shown: string): boolean => shown.length > MAX_ROOMY_NAME_LENGTH;
