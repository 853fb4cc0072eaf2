/** The code in an address's query, as it was typed, where `zip` is an alias of `zipcode`; empty without one (contract, section 7: searching). */
export const codeIn = (query: { get(name: string): string | null }): string =>
  ['zipcode', 'zip'].map((name) => query.get(name)?.trim()).find(Boolean) ?? '';
