import type { ContentFault } from './content-fault.ts';
import { internalAddress } from '../links/internal-address.ts';
import { isNamedPath } from '../links/named-paths.ts';
import type { PageOutline } from './page-outline.ts';

/** Where links are judged from. */
export interface LinkSurroundings {
  readonly siteUrl: string;
  /** The path of their page. */
  readonly herePath: string;
  /** Whether the site answers a path: with a page or a file. */
  readonly isThere: (path: string) => boolean;
}

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** The top of a page is found without an id. */
const isTop = (fragment: string): boolean => fragment === '' || fragment.toLowerCase() === 'top';

/**
 * The links of a page that lead nowhere on this site, each once. A page that the specification or the contract names is to
 * come, so a link to it is only a warning.
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
