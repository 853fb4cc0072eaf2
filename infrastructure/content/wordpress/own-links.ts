import { isAbsolute, pathOf } from '../../wire/page-path.ts';

/** A link to a page of WordPress, by its path or by its id (`?p=3`, `?page_id=3`). */
export type OwnLink = { readonly path: string } | { readonly id: number };

/** WordPress's own files and lists are no pages. */
const NO_PAGE = /^\/wp-(?:content|includes|admin|json)\/|\.\w+\/$/;

const ID = /^[./]*\?(?:p|page_id)=(\d{1,15})$/;

/** The page that an address without a host and a fragment names. Null when it can't name one. */
const ownLinkOf = (address: string): OwnLink | null => {
  const id = ID.exec(address)?.[1];
  if (id !== undefined) return { id: Number(id) };
  const path = pathOf(address);
  return path === null || NO_PAGE.test(path) ? null : { path };
};

/**
 * Rewrites links to pages of the WordPress at `home` to paths of this site, because editors pick pages by absolute URL. `pathAt` returns the
 * path of a link's page, null without one. Links to anything else (a file, a monthly archive) stay.
 */
export const ownLinks = (
  home: string,
  pathAt: (link: OwnLink) => string | null,
): ((text: string) => string) => {
  const host = home.replace(/\W/g, '\\$&');
  // Without a host, only a link by id needs a path.
  const links = new RegExp(
    `(^|["'])(${host}(?:/[^"'\\s<>]*|(?=["']|$))|[./]*\\?(?:p|page_id)=\\d+(?:#[^"'\\s<>]*)?(?=["']|$))`,
    'g',
  );
  return (text) =>
    text.replace(links, (whole, before: string, address: string) => {
      const [named = '', fragment = ''] = address.split(/(?=#)/);
      const link = ownLinkOf(isAbsolute(named) ? named.slice(home.length) : named);
      const path = link === null ? null : pathAt(link);
      return path === null ? whole : `${before}${path}${fragment}`;
    });
};
