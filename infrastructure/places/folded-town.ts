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
