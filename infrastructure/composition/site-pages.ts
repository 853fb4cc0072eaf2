import * as E from 'fp-ts/Either';
import type { DealerPlaces } from '../../application/ports/dealers/dealer-places.ts';
import type { PageLibrary } from '../../application/ports/content/page-library.ts';
import { sitemapPaths, sitemapSections } from '../../application/visitor/read-page/sitemap.ts';
import type { ReadPage } from '../../application/visitor/read-page/read-page.ts';
import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import { countPages, pagePaths, type DealerState } from '../../domain/dealer/dealer-places.ts';
import type { PageModule } from '../../ui/app/page-module.ts';
import { routeOf, type PageRoute } from '../../ui/app/routes.ts';
import type { DealerPages } from '../server/routes/discovery-routes.ts';
import type { LocatedPage, Pages } from '../pages/rendered-page.ts';
import type { Posted } from '../server/pages/posted.ts';
import type { PageContext } from './rendering/page-context.ts';
import { renderSitePage, type RenderSitePage } from './rendering/render-site-page.ts';

const NOWHERE: LocatedPage = { address: null, queryOf: () => '' };

/** The server's interface to the site's pages. `version` is the version of their content. */
export const sitePages = (
  context: PageContext,
  readPage: ReadPage,
  version: () => string,
  render: RenderSitePage = renderSitePage,
): Pages<Posted> => {
  const located = new WeakMap<ReadPageView, LocatedPage>();
  const queries = new WeakMap<PageRoute, LocatedPage['queryOf']>();

  const locateContent = (path: string) => async (): Promise<LocatedPage> => {
    const read = await readPage.at(path);
    if (read.kind === 'missing' && read.movedTo !== undefined) return { ...NOWHERE, movedTo: read.movedTo };
    if (read.kind !== 'found') return NOWHERE;
    const { module } = await context.locatePage(path, read);
    const page = locatedAt(path, module);
    located.set(read, page);
    return page;
  };

  const locateRoute = (route: PageRoute, address: string) => async (): Promise<LocatedPage> => {
    const { queryOf } = locatedAt(address, await route.load(address));
    queries.set(route, queryOf);
    return { address, queryOf };
  };

  return {
    locate: (path) => {
      const route = routeOf(path);
      if (route !== null) {
        const address = withSlash(path);
        const queryOf = queries.get(route);
        return queryOf === undefined ? locateRoute(route, address) : { address, queryOf };
      }
      const address = contentPath(path);
      if (address === null) return NOWHERE;
      const read = readPage.peek(address);
      return (read && located.get(read)) ?? locateContent(address);
    },
    version,
    render: (path, query, posted, takeTurn) => render(context, { path, query }, posted, takeTurn),
  };
};

const locatedAt = (address: string, { queryOf = () => '' }: PageModule): LocatedPage => ({
  address,
  queryOf,
});

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** The path with a trailing slash. Null for file paths and for paths that are too long. */
const contentPath = (path: string): string | null => {
  const address = withSlash(path);
  const isPath = address.length <= 512 && !/\/\/|\.[^/]*\/$/.test(address);
  return isPath ? address : null;
};

/** The paths for search engines, in the order of the sitemap page. */
export const listedPaths = async (library: PageLibrary): Promise<ReadonlyArray<string>> => {
  const entries = await library.entries()();
  return E.isLeft(entries) ? [] : sitemapPaths(sitemapSections(entries.right));
};

/** The dealer pages for search engines. Empty when the dealers can't be read. */
export const dealerPages = (places: DealerPlaces): DealerPages => {
  const states = async () => E.getOrElse((): ReadonlyArray<DealerState> => [])(await places.states()());
  return {
    count: async () => countPages(await states()),
    paths: async (from, most) => pagePaths(await states(), from, most),
  };
};
