import { queryOf, searchNear, searchOf } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { askedQuery } from './ask-dealer/asked-dealer.ts';
import { thanksPath, thanksQuery } from '../../application/visitor/send-request/thanks-address.ts';
import type { PageModule } from './page-module.ts';

/** A page's address, and where its module lies: each is a chunk of its own. */
export interface PageRoute {
  readonly path: string;
  /** The module's file, as the build's list of files names it. */
  readonly source: string;
  readonly load: () => Promise<PageModule>;
  /** The part of an address's query that the page depends on, in one spelling; the rest is ignored. */
  readonly queryOf: (query: URLSearchParams) => string;
  /** Whether the sitemap lists it. */
  readonly isListed: boolean;
}

const noQuery = (): string => '';
const dealerQuery = (query: URLSearchParams): string => queryOf(searchOf(query));
const comparisonQuery = (query: URLSearchParams): string => {
  const { zipcode, compared } = searchOf(query);
  return queryOf({ ...searchNear(zipcode), compared });
};
const zipcodeQuery = (query: URLSearchParams): string => queryOf(searchNear(searchOf(query).zipcode));

export const ROUTES: ReadonlyArray<PageRoute> = [
  {
    path: '/',
    source: 'ui/app/home/home-page.tsx',
    load: () => import('./home/home-page.tsx'),
    queryOf: noQuery,
    isListed: true,
  },
  {
    path: '/find-a-dealer/',
    source: 'ui/app/find-a-dealer/find-a-dealer-page.tsx',
    load: () => import('./find-a-dealer/find-a-dealer-page.tsx'),
    queryOf: dealerQuery,
    isListed: true,
  },
  {
    path: '/find-a-dealer/compare/',
    source: 'ui/app/compare-dealers/compare-dealers-page.tsx',
    load: () => import('./compare-dealers/compare-dealers-page.tsx'),
    queryOf: comparisonQuery,
    isListed: false,
  },
  {
    path: '/connect/',
    source: 'ui/app/ask-dealer/connect-page.tsx',
    load: () => import('./ask-dealer/connect-page.tsx'),
    queryOf: askedQuery,
    isListed: false,
  },
  {
    path: '/book-online/',
    source: 'ui/app/ask-dealer/book-online-page.tsx',
    load: () => import('./ask-dealer/book-online-page.tsx'),
    queryOf: askedQuery,
    isListed: false,
  },
  {
    path: '/get-help/',
    source: 'ui/app/ask-dealer/get-help-page.tsx',
    load: () => import('./ask-dealer/get-help-page.tsx'),
    queryOf: noQuery,
    isListed: false,
  },
  {
    path: '/find-your-dealer/',
    source: 'ui/app/find-your-dealer/find-your-dealer-page.tsx',
    load: () => import('./find-your-dealer/find-your-dealer-page.tsx'),
    queryOf: zipcodeQuery,
    isListed: true,
  },
  {
    path: '/contact/',
    source: 'ui/app/contact/contact-page.tsx',
    load: () => import('./contact/contact-page.tsx'),
    queryOf: noQuery,
    isListed: true,
  },
  {
    path: '/customer-care/',
    source: 'ui/app/customer-care/customer-care-page.tsx',
    load: () => import('./customer-care/customer-care-page.tsx'),
    queryOf: noQuery,
    isListed: true,
  },
  {
    path: '/fr/trouver-un-concessionnaire/',
    source: 'ui/app/dealer-form-fr/dealer-form-fr-page.tsx',
    load: () => import('./dealer-form-fr/dealer-form-fr-page.tsx'),
    queryOf: noQuery,
    isListed: true,
  },
  {
    path: thanksPath('en'),
    source: 'ui/app/thank-you/thank-you-page.tsx',
    load: () => import('./thank-you/thank-you-page.tsx'),
    queryOf: (query) => thanksQuery(query, 'en'),
    isListed: false,
  },
  {
    path: thanksPath('fr'),
    source: 'ui/app/thank-you/thank-you-fr-page.tsx',
    load: () => import('./thank-you/thank-you-fr-page.tsx'),
    queryOf: (query) => thanksQuery(query, 'fr'),
    isListed: false,
  },
  {
    path: '/styleguide/',
    source: 'ui/app/styleguide/styleguide-page.tsx',
    load: () => import('./styleguide/styleguide-page.tsx'),
    queryOf: noQuery,
    isListed: false,
  },
];

/** The page that stands where no other does. */
export const NOT_FOUND: PageRoute = {
  path: '*',
  source: 'ui/app/not-found/not-found-page.tsx',
  load: () => import('./not-found/not-found-page.tsx'),
  queryOf: noQuery,
  isListed: false,
};

/** The route of a path; a path without its trailing slash has the route of the one with it. */
export const routeOf = (path: string): PageRoute => {
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  return ROUTES.find((route) => route.path === withSlash) ?? NOT_FOUND;
};
