import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { BLOCKS } from '../blocks/registry.ts';
import { loadContentPage, type LateBlocks } from './content-page/load-content-page.tsx';
import type { RenderablePage } from './page-module.ts';
import { ALL_ROUTES, NOT_FOUND, routeOf, UNAVAILABLE, type PageRoute } from './routes.ts';

/** Loads the page of a path; `read` is what was read for it, null: it is no content, and has a route of its own. */
export const loadPage = (
  path: string,
  read: ReadPageView | null,
  late: LateBlocks,
): Promise<RenderablePage> =>
  read?.kind === 'found' ? loadContentPage(read.page, late.around, late) : routeFor(path, read).load(path);

/** Loads whatever a page may be made of, so that the first visitor of each waits for nothing. */
export const loadAllPages = async (): Promise<void> => {
  await Promise.all([
    loadBlocks(Object.keys(BLOCKS)),
    import('../blocks/rebates-summary/late-contact.ts').then(({ fetchOpenedContact }) =>
      fetchOpenedContact(),
    ),
    ...ALL_ROUTES.map((route) => route.load('/')),
  ]);
};

/** The route of a page that is no content of its own: one without a page, or whose content is not available, has one too. */
export const routeFor = (path: string, read: ReadPageView | null): PageRoute => {
  if (read?.kind === 'unavailable') return UNAVAILABLE;
  return (read === null ? routeOf(path) : null) ?? NOT_FOUND;
};
