const SHORT_WORDS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** A town's name as names are compared: in small letters, without accents and dots, `St.` and its like in full, `Québec City` by its own name. */
export const foldedTown = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replace(/^quebec (?:c|ci|cit|city)$/, 'quebec')
    .replace(/^(?:ste?|ft|mt)(?= )/, (word) => SHORT_WORDS[word] ?? word);
