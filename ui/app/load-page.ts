import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { BLOCKS } from '../blocks/registry.ts';
import { loadContentPage, type LateBlocks } from './content-page/load-content-page.tsx';
import type { RenderablePage } from './page-module.ts';
import { ALL_ROUTES, NOT_FOUND, routeOf, UNAVAILABLE, type PageRoute } from './routes.ts';

/** Loads the page of a path. `read` is the content that was read for the path; null for a page with its own route. */
export const loadPage = (
  path: string,
  read: ReadPageView | null,
  late: LateBlocks,
): Promise<RenderablePage> =>
  read?.kind === 'found' ? loadContentPage(read.page, late.wrappers, late) : routeFor(path, read).load(path);

/** Loads every page and block ahead of time, so the first visitor of a page doesn't wait. */
export const loadAllPages = async (): Promise<void> => {
  await Promise.all([
    loadBlocks(Object.keys(BLOCKS)),
    import('../blocks/rebates-summary/late-contact.ts').then(({ fetchOpenedContact }) =>
      fetchOpenedContact(),
    ),
    ...ALL_ROUTES.map((route) => route.load('/')),
  ]);
};

/** The route of a page that isn't content, including the not-found page and the page for unavailable content. */
export const routeFor = (path: string, read: ReadPageView | null): PageRoute => {
  if (read?.kind === 'unavailable') return UNAVAILABLE;
  return (read === null ? routeOf(path) : null) ?? NOT_FOUND;
};
