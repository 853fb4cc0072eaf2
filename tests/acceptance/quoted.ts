/** The quoted names in a step. */
export const quoted = (words: string): ReadonlyArray<string> =>
  [...words.matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '');
