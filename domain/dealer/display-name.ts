const UPPER = new Set(['ac', 'a/c', 'llc', 'hvac']);
const LOWER = new Set(['and', 'of']);
/** In small letters within a name in Quebec. */
const LOWER_IN_QUEBEC = new Set(['et', 'de', 'la', 'du']);

/** Names longer than this are set tighter on their card (specification, section 9). */
const MAX_ROOMY_NAME_LENGTH = 24;

/**
 * A dealer's name as it is shown: title case with AC, A/C, LLC and HVAC in capitals, also as parts of a word (`HVAC-R`), `and` and `of` in
 * small letters (specification, section 5). `state`: the dealer's two-letter state or province. In Quebec, `et`, `de`, `la` and `du` have
 * small letters too, unless the name begins with them.
 */
export const displayName = (name: string, state = ''): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word, position) => displayWord(word, position > 0 && state.trim().toUpperCase() === 'QC'))
    .join(' ');

/** The parts of a word that have capitals throughout. */
const UPPER_PART = /(?<![\p{L}\p{M}\d'’.])(?:ac|hvac|llc)(?![\p{L}\p{M}\d.]*[\p{L}\p{M}\d])/gu;
/** The letters of a word that become capitals: `O'Brien`, `Smith-Jones`, `McDonald`. */
const CAPITALS = /^\p{L}['’]\p{L}|(?:^[^\p{L}\d]*|(?<=[-/&.(]))(?:mc\p{L}(?=\p{L}{2})|\p{L})/gu;

const displayWord = (word: string, isInQuebec: boolean): string => {
  const lower = word.toLocaleLowerCase('en-US');
  const bare = lower.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (UPPER.has(bare)) return lower.toLocaleUpperCase('en-US');
  if (LOWER.has(bare) || (isInQuebec && LOWER_IN_QUEBEC.has(bare))) return lower;
  return lower.replace(UPPER_PART, inCapitals).replace(CAPITALS, withCapitals);
};

const inCapitals = (text: string): string => text.toLocaleUpperCase('en-US');

/** The beginning of a word in capitals, but for the `c` of `Mc`. */
const withCapitals = (start: string): string =>
  /mc\p{L}$/u.test(start)
    ? start.replace(/mc(\p{L})$/u, (_, letter: string) => `Mc${inCapitals(letter)}`)
    : inCapitals(start);

export const isLongName = (shown: string): boolean => shown.length > MAX_ROOMY_NAME_LENGTH;
