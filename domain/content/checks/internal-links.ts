import type { ContentFault } from './content-fault.ts';
import { internalAddress } from '../links/internal-address.ts';
import { isNamedPath } from '../links/named-paths.ts';
import type { PageOutline } from './page-outline.ts';

/** The context of a link check. */
export interface LinkSurroundings {
  readonly siteUrl: string;
  /** The path of the page with the links. */
  readonly herePath: string;
  /** Whether the site serves a path, as a page or a file. */
  readonly isThere: (path: string) => boolean;
}

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** `#` and `#top` need no element with that id. */
const isTop = (fragment: string): boolean => fragment === '' || fragment.toLowerCase() === 'top';

/**
 * The page's dead internal links, without duplicates. A link to a page in the specification or the contract is only a warning, because the
 * page is planned.
 */
export const linkFaults = (
  { links, ids }: Pick<PageOutline, 'links' | 'ids'>,
  { siteUrl, herePath, isThere }: LinkSurroundings,
): ReadonlyArray<ContentFault> =>
  [...new Set(links)].flatMap((address): ReadonlyArray<ContentFault> => {
    const internal = internalAddress(address, herePath, siteUrl);
    if (internal === null) return [];
    const { path, fragment } = internal;
    if (withSlash(path) === withSlash(herePath)) {
      const isFound = fragment === null || isTop(fragment) || ids.includes(fragment);
      return isFound ? [] : [{ _tag: 'DeadFragment', address }];
    }
    if (isThere(path) || isThere(withSlash(path))) return [];
    return [{ _tag: isNamedPath(withSlash(path)) ? 'LinkNotBuilt' : 'DeadLink', address }];
  });
