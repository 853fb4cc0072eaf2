import { internalAddress } from './internal-address.ts';

/** A file is answered by itself; only what has no ending names a page. */
const isFile = (path: string): boolean => /\.[a-z\d]+$/i.test(path);

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/**
 * The page of this site that an address leads to from a page's path: its own path with a slash at both ends, without query
 * and fragment, escapes read. Null: it leads to another site, a mail, a phone, a file, or a part of its page.
 */
export const linkTargetPath = (address: string, herePath: string): string | null => {
  const written = address.trim();
  if (written === '' || written.startsWith('#')) return null;
  const path = internalAddress(written, herePath, '')?.path ?? null;
  return path === null || isFile(path) ? null : withSlash(path);
};

/** Whether two paths or addresses of this site are of one page, however their slashes, queries and escapes are written. */
export const isSamePage = (one: string, other: string): boolean => {
  const page = linkTargetPath(one, '/');
  return page !== null && page === linkTargetPath(other, '/');
};
