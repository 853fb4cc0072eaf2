import { leadsToOtherSite } from './other-site.ts';

/** An address of this site: a path, and what is found on its page. */
export interface InternalAddress {
  /** Absolute, without query and fragment; escapes are read. */
  readonly path: string;
  /** Null: the address has none. */
  readonly fragment: string | null;
}

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const joined = (herePath: string, relative: string): string => {
  const parts: string[] = [];
  for (const part of `${herePath.replace(/[^/]*$/, '')}${relative}`.split('/').slice(1)) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
};

/** Where on this site an address leads from a page's path; null: to another site, to a mail, to a phone. */
export const internalAddress = (
  address: string,
  herePath: string,
  siteUrl: string,
): InternalAddress | null => {
  const written = address.trim();
  if (leadsToOtherSite(written, siteUrl)) return null;
  const local = written.replace(/^(?:https?:)?\/\/[^/?#]*/i, (host) => (written === host ? '/' : ''));
  if (/^[a-z][a-z\d+.-]*:/i.test(local)) return null;
  const [, path = '', , fragment] = /^([^?#]*)(\?[^#]*)?(?:#([^]*))?$/.exec(local) ?? [];
  return {
    path: unescaped(path === '' ? herePath : path.startsWith('/') ? path : joined(herePath, path)),
    fragment: fragment === undefined ? null : unescaped(fragment),
  };
};
