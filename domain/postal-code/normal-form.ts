import type { PostalCode } from './normal-code.ts';

/**
 * Whether a text is a normalized postal code, as in addresses and browser storage. The script that is inlined into every page uses this
 * check to stay small; the server redirects addresses with other spellings.
 */
export const isNormalForm = (text: string): text is PostalCode =>
  /^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)$/.test(text);
