import { linkTargetPath } from './link-target.ts';

export interface Link {
  /** Null when it has no target. */
  readonly href: string | null;
}

/** A link with its state on a page. */
export type LinkOnPage<A extends Link> = A & {
  /** Whether it links to the current page. */
  readonly isCurrent: boolean;
};

/** The first link to the current page, ignoring its query; null without one. */
export const currentLink = <A extends Link>(links: ReadonlyArray<A>, herePath: string): A | null =>
  links.find(({ href }) => href !== null && isHere(href, herePath)) ?? null;

/**
 * Marks at most one link as current, and removes the address of links to missing pages of this site. `isThere` gets paths with slashes at
 * both ends.
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
