import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { BLOCKS } from '../blocks/registry.ts';
import { contentPageModule, loadContentParts } from './content-page/content-page-module.tsx';
import type { PageModule } from './page-module.ts';
import { ALL_ROUTES, NOT_FOUND, routeOf, UNAVAILABLE, type PageRoute } from './routes.ts';

/** A page's module, with the files that it is put together from. */
export interface FoundPage {
  readonly module: PageModule;
  readonly sources: ReadonlyArray<string>;
}

/** The page of a path: what was read for it; null: it is no content, and has a route of its own. */
export const pageAt = async (path: string, read: ReadPageView | null): Promise<FoundPage> => {
  if (read?.kind === 'found') {
    const module = await contentPageModule(read.page);
    return { module, sources: module.sources ?? [] };
  }
  const route = routeFor(path, read);
  return { module: await route.load(), sources: [route.source] };
};

/** Loads whatever a page may be made of, so that the first visitor of each waits for nothing. */
export const loadAllPages = async (): Promise<void> => {
  await Promise.all([
    loadBlocks(Object.keys(BLOCKS)),
    loadContentParts(),
    ...ALL_ROUTES.map((route) => route.load()),
  ]);
};

const routeFor = (path: string, read: ReadPageView | null): PageRoute => {
  if (read?.kind === 'unavailable') return UNAVAILABLE;
  return (read === null ? routeOf(path) : null) ?? NOT_FOUND;
};
