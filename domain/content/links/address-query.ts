/** The query of a page's address, decoded. */
export interface AddressQuery {
  readonly get: (name: string) => string | null;
}

/** Fields as the query of an address, in their order; those that are empty are left out. */
export const queryText = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')}`)
    .join('&');
