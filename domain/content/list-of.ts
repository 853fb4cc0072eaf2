/** `A`, `A and B`, `A, B and C`. */
export const listOf = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
