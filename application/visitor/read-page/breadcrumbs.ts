import type { PageEntry } from '../../../domain/content/page-entry.ts';

import { isHome } from './language-texts.ts';

export type Crumb = Pick<PageEntry, 'path' | 'title'>;

/** The existing pages above a path, topmost first, without language home pages: `/resources/` for `/resources/rebates/`. */
export const trailOf = (path: string, entries: ReadonlyArray<PageEntry>): ReadonlyArray<Crumb> =>
  pathsAbove(path).flatMap((above) => {
    const entry = entries.find((one) => one.path === above);
    return entry === undefined ? [] : [{ path: above, title: entry.title }];
  });

const pathsAbove = (path: string): ReadonlyArray<string> => {
  const parts = path.split('/').filter((part) => part !== '');
  return parts
    .slice(0, -1)
    .map((_, i) => `/${parts.slice(0, i + 1).join('/')}/`)
    .filter((above) => !isHome(above));
};
