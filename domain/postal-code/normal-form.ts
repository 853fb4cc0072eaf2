import type { PostalCode } from './normal-code.ts';

/**
 * Whether a text is a postal code in normal form, as addresses and the browser's memory hold it. It is all that the script inlined into
 * every page can afford of `normalCode`: the server has already redirected an address with another spelling.
 */
export const isNormalForm = (text: string): text is PostalCode =>
  /^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)$/.test(text);
