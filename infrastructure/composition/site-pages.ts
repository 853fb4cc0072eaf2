import { NOT_FOUND, ROUTES, routeOf } from '../../ui/app/routes.ts';
import type { Pages } from '../server/rendered-page.ts';
import { renderPage, type PageContext } from './render-page.tsx';

/** The site's pages as the server asks for them. `version` names what their content comes from. */
export const sitePages = (context: PageContext, version: () => string, draw = renderPage): Pages => ({
  trueAddress: (path) => {
    const { path: address } = routeOf(path);
    return address === NOT_FOUND.path ? null : address;
  },
  queryOf: (path, query) => routeOf(path).queryOf(query),
  version,
  render: (path, query, posted) => draw(context, path, query, posted),
});

/** The paths that search engines are told of. */
export const listedPaths = (): ReadonlyArray<string> =>
  ROUTES.filter(({ isListed }) => isListed).map(({ path }) => path);
