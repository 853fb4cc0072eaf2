/** The parameters that hold a code: `zip` is an alias of `zipcode` (contract, section 7: searching). */
export const CODE_PARAMETERS = ['zipcode', 'zip'] as const;

/** The code in an address's query, as it was typed; empty without one. */
export const typedCodeIn = (query: { get(name: string): string | null }): string =>
  CODE_PARAMETERS.map((name) => query.get(name)?.trim()).find(Boolean) ?? '';
