import { linkTargetPath } from './link-target.ts';

/** What may link to a page. */
export interface Link {
  /** Null: it leads nowhere. */
  readonly href: string | null;
}

/** A link as it is on a page. */
export type LinkOnPage<A extends Link> = A & {
  /** Whether it leads to the page that is read. */
  readonly isCurrent: boolean;
};

/** The link to the page that is read: the first of those that lead there, whatever their query; null: none does. */
export const currentLink = <A extends Link>(links: ReadonlyArray<A>, herePath: string): A | null =>
  links.find(({ href }) => href !== null && isHere(href, herePath)) ?? null;

/**
 * Links as they are on a page: at most one is current. One to a page of this site that is not there has no address, so
 * that no link leads nowhere; all others keep theirs. `isThere` is asked for paths with a slash at both ends.
 */
export const linksOnPage = <A extends Link>(
  links: ReadonlyArray<A>,
  herePath: string,
  isThere: (path: string) => boolean,
): ReadonlyArray<LinkOnPage<A>> => {
  const current = currentLink(links, herePath);
  const leads = (href: string): boolean => {
    const path = linkTargetPath(href, herePath);
    return path === null || isHere(href, herePath) || isThere(path);
  };
  return links.map((link) => ({
    ...link,
    href: link.href !== null && leads(link.href) ? link.href : null,
    isCurrent: link === current,
  }));
};

const isHere = (href: string, herePath: string): boolean => {
  const page = linkTargetPath(href, herePath);
  return page !== null && page === linkTargetPath(herePath, '/');
};
