import * as E from 'fp-ts/Either';
import type { PageLibrary } from '../../application/ports/content/page-library.ts';
import { sitemapPaths, sitemapSections } from '../../application/visitor/read-page/sitemap.ts';
import type { ReadPage } from '../../application/visitor/read-page/read-page.ts';
import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import type { PageModule } from '../../ui/app/page-module.ts';
import { routeOf, type PageRoute } from '../../ui/app/routes.ts';
import type { LocatedPage, Pages } from '../server/pages/rendered-page.ts';
import type { PageContext } from './rendering/page-context.ts';
import { renderPage } from './rendering/render-page.tsx';

const NOWHERE: LocatedPage = { address: null, queryOf: () => '' };

/** The site's pages as the server asks for them. `version` names what their content comes from. */
export const sitePages = (
  context: PageContext,
  readPage: ReadPage,
  version: () => string,
  render = renderPage,
): Pages => {
  const located = new WeakMap<ReadPageView | PageRoute, LocatedPage>();

  const locateContent = async (path: string): Promise<LocatedPage> => {
    const read = await readPage.at(path);
    if (read.kind !== 'found') return NOWHERE;
    const { module } = await context.locatePage(path, read);
    const page = locatedAt(path, module);
    located.set(read, page);
    return page;
  };

  const locateRoute = async (route: PageRoute): Promise<LocatedPage> => {
    const page = locatedAt(route.path, await route.load());
    located.set(route, page);
    return page;
  };

  return {
    locate: (path) => {
      const route = routeOf(path);
      if (route !== null) return located.get(route) ?? locateRoute(route);
      const address = contentPath(path);
      if (address === null) return NOWHERE;
      const read = readPage.peek(address);
      return (read && located.get(read)) ?? locateContent(address);
    },
    version,
    render: (path, query, posted, goOn) => render(context, path, query, posted, goOn),
  };
};

const locatedAt = (address: string, { queryOf = () => '' }: PageModule): LocatedPage => ({
  address,
  queryOf,
});

/** What is no page's path: those of files, and of more than any page's length. */
const contentPath = (path: string): string | null => {
  const address = path.endsWith('/') ? path : `${path}/`;
  const isPath = address.length <= 512 && !/\/\/|\.[^/]*\/$/.test(address);
  return isPath ? address : null;
};

/** The paths that are announced to search engines, in the order of the sitemap page. */
export const listedPaths = async (library: PageLibrary): Promise<ReadonlyArray<string>> => {
  const entries = await library.entries()();
  return E.isLeft(entries) ? [] : sitemapPaths(sitemapSections(entries.right));
};
