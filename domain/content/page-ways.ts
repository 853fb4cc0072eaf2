import { pageLedTo } from './page-led-to.ts';

/** What may lead to a page. */
export interface Way {
  /** Null: it leads nowhere. */
  readonly href: string | null;
}

/** A way as it stands on a page. */
export type StandingWay<A extends Way> = A & {
  /** Whether it leads to the page that is read. */
  readonly isCurrent: boolean;
};

/** The way to the page that is read: the first of those that lead there, whatever their query; null: none does. */
export const currentWay = <A extends Way>(ways: ReadonlyArray<A>, herePath: string): A | null =>
  ways.find(({ href }) => href !== null && isHere(href, herePath)) ?? null;

/**
 * Ways as they stand on a page: at most one is current. One to a page of this site that is not there has no address, so
 * that no link leads nowhere; all others keep theirs. `isThere` is asked for paths with a slash at both ends.
 */
export const standingWays = <A extends Way>(
  ways: ReadonlyArray<A>,
  herePath: string,
  isThere: (path: string) => boolean,
): ReadonlyArray<StandingWay<A>> => {
  const current = currentWay(ways, herePath);
  const leads = (href: string): boolean => {
    const path = pageLedTo(href, herePath);
    return path === null || isHere(href, herePath) || isThere(path);
  };
  return ways.map((way) => ({
    ...way,
    href: way.href !== null && leads(way.href) ? way.href : null,
    isCurrent: way === current,
  }));
};

/** What a dropdown of ways is called: as the way to the page that is read, else `unmatched` (specification, section 8). */
export const dropdownTitle = (
  ways: ReadonlyArray<Way & { readonly text: string }>,
  herePath: string,
  unmatched: string,
): string => currentWay(ways, herePath)?.text ?? unmatched;

const isHere = (href: string, herePath: string): boolean => {
  const page = pageLedTo(href, herePath);
  return page !== null && page === pageLedTo(herePath, '/');
};
