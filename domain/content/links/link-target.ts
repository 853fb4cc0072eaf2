import { internalAddress } from './internal-address.ts';

/** Paths with an extension are files; others are pages. */
const isFile = (path: string): boolean => /\.[a-z\d]+$/i.test(path);

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/**
 * The path of the page that an address links to: decoded, with slashes at both ends, without query and fragment. Null for other sites,
 * mail, phone numbers, files and fragments of the same page.
 */
export const linkTargetPath = (address: string, herePath: string): string | null => {
  const written = address.trim();
  if (written === '' || written.startsWith('#')) return null;
  const path = internalAddress(written, herePath, '')?.path ?? null;
  return path === null || isFile(path) ? null : withSlash(path);
};

/** Whether two addresses are of the same page, regardless of slashes, query and escapes. */
export const isSamePage = (one: string, other: string): boolean => {
  const page = linkTargetPath(one, '/');
  return page !== null && page === linkTargetPath(other, '/');
};
