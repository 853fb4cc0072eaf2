const CONTROL_CHARACTER = /\p{Cc}/u;
const ESCAPED_CONTROL_CHARACTER = /%(?:[01][0-9A-F]|7F)/;

/** No page has a longer path. */
const MAX_PATH_LENGTH = 2000;

/** Whether an address is absolute. */
export const isAbsolute = (address: string): boolean => /^https?:\/\//i.test(address);

/**
 * Normalizes a page's address from WordPress or an operator (absolute or not, slashes missing, other escapes) to a path with a slash at
 * both ends. Null when it names no page by its path: `/?p=7`, `/#top`, `/%00`.
 */
export const pathOf = (address: string): string | null => {
  // URL parsers drop control characters, and the result would name another page.
  if (address.length > MAX_PATH_LENGTH || CONTROL_CHARACTER.test(address)) return null;
  const text = isAbsolute(address) ? address : `http://site/${address.replace(/^\/+/, '')}`;
  if (!URL.canParse(text)) return null;
  const { pathname, search, hash } = new URL(text);
  if (search !== '' || hash !== '') return null;
  // WordPress writes an accent as `%c3%a9`, browsers as `%C3%A9`.
  const path = pathname.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
  if (path.includes('//') || ESCAPED_CONTROL_CHARACTER.test(path)) return null;
  return path.endsWith('/') ? path : `${path}/`;
};

/** The language of a path: French below `/fr/`, Spanish below `/es/`, else English. */
export const localeOf = (path: string): string => /^\/(fr|es)\//.exec(path)?.[1] ?? 'en';
