/** The decoded query of a page's address. */
export interface AddressQuery {
  readonly get: (name: string) => string | null;
}

/** Builds a query from fields, in order. Empty fields are left out. */
export const queryText = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')}`)
    .join('&');
