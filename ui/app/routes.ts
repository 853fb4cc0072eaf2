import { ASK_PATHS } from '../../application/visitor/ask-dealer/ask-address.ts';
import { COMPARE_PATH } from '../../application/visitor/find-dealers/search-address.ts';
import { thanksPath } from '../../application/visitor/send-request/thanks-path.ts';
import type { PageModule } from './page-module.ts';

/** A page's address, and where its module lies: each is a chunk of its own. */
export interface PageRoute {
  readonly path: string;
  /** The module's file, as the build's list of files names it. */
  readonly source: string;
  readonly load: () => Promise<PageModule>;
}

/** The pages that are no content: what is theirs to show is one visitor's alone, or stands in for a part above a page. */
const ROUTES: ReadonlyArray<PageRoute> = [
  {
    path: COMPARE_PATH,
    source: 'ui/app/compare-dealers/compare-dealers-page.tsx',
    load: () => import('./compare-dealers/compare-dealers-page.tsx'),
  },
  {
    path: ASK_PATHS['dealer-modal'],
    source: 'ui/app/ask-dealer/connect-page.tsx',
    load: () => import('./ask-dealer/connect-page.tsx'),
  },
  {
    path: ASK_PATHS.booking,
    source: 'ui/app/ask-dealer/book-online-page.tsx',
    load: () => import('./ask-dealer/book-online-page.tsx'),
  },
  {
    path: ASK_PATHS['contact-modal'],
    source: 'ui/app/ask-dealer/get-help-page.tsx',
    load: () => import('./ask-dealer/get-help-page.tsx'),
  },
  {
    path: thanksPath('en'),
    source: 'ui/app/thank-you/thank-you-page.tsx',
    load: () => import('./thank-you/thank-you-page.tsx'),
  },
  {
    path: thanksPath('fr'),
    source: 'ui/app/thank-you/thank-you-fr-page.tsx',
    load: () => import('./thank-you/thank-you-fr-page.tsx'),
  },
];

/** The page that stands where no other does. */
export const NOT_FOUND: PageRoute = {
  path: '*',
  source: 'ui/app/not-found/not-found-page.tsx',
  load: () => import('./not-found/not-found-page.tsx'),
};

/** The page that stands while it is unknown whether there is one. */
export const UNAVAILABLE: PageRoute = {
  path: '*',
  source: 'ui/app/unavailable/unavailable-page.tsx',
  load: () => import('./unavailable/unavailable-page.tsx'),
};

/** Every page that is no content. */
export const ALL_ROUTES: ReadonlyArray<PageRoute> = [...ROUTES, NOT_FOUND, UNAVAILABLE];

/** The route of a path; a path without its trailing slash has the route of the one with it. Null: its page is content, if there is one. */
export const routeOf = (path: string): PageRoute | null => {
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  return ROUTES.find((route) => route.path === withSlash) ?? null;
};
