/** The names that stand in quotation marks in the words of a step. */
export const quoted = (words: string): ReadonlyArray<string> =>
  [...words.matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '');
