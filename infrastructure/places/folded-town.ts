const SHORT_WORDS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** A town's name as names are compared: in small letters, without accents and dots, `St.` and its like in full. */
export const foldedTown = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replace(/^(?:ste?|ft|mt)(?= )/, (word) => SHORT_WORDS[word] ?? word);
