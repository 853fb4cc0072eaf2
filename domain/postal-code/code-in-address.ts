/** The query parameters of a code: `zip` is an alias of `zipcode` (contract, section 7: searching). */
export const CODE_PARAMETERS = ['zipcode', 'zip'] as const;

/** The code in a query, as typed; empty without one. */
export const typedCodeIn = (query: { get(name: string): string | null }): string =>
  CODE_PARAMETERS.map((name) => query.get(name)?.trim()).find(Boolean) ?? '';
