import { ASK_PATHS, askedFormAt } from '../../application/visitor/ask-dealer/ask-address.ts';
import { isPlacesPage } from '../../application/visitor/browse-dealers/places-page.ts';
import { isComparePage } from '../../application/visitor/find-dealers/compare-paths.ts';
import { THANKS_LANGUAGES, thanksPath } from '../../application/visitor/send-request/thanks-path.ts';
import { SAVED_PATH } from '../../application/visitor/keep-saved/saved-link-texts.ts';
import { isRequestPage } from '../../application/visitor/follow-request/request-path.ts';
import { isDealerPage } from '../../application/visitor/show-dealer/dealer-page.ts';
import type { PageModule } from './page-module.ts';

/** The paths of a page and its module, which is a separate chunk. */
export interface PageRoute {
  /** Whether a path, with its trailing slash, belongs to the page. */
  readonly isAt: (path: string) => boolean;
  /** The module's source file, as named in the build manifest. */
  readonly source: string;
  /** Loads the page of a path. */
  readonly load: (path: string) => Promise<PageModule>;
}

const only = (path: string) => (asked: string) => asked === path;

/** Loads a page that is in the language of its path. */
const inLanguage =
  (load: () => Promise<{ readonly pageAt: (path: string) => PageModule }>): PageRoute['load'] =>
  async (path) =>
    (await load()).pageAt(path);

/**
 * The pages that aren't content: pages for one visitor, standalone pages of dialogs for visitors without scripts, and pages that are
 * built from dealer records.
 */
const ROUTES: ReadonlyArray<PageRoute> = [
  {
    isAt: isComparePage,
    source: 'ui/app/compare-dealers/compare-pages.ts',
    load: inLanguage(() => import('./compare-dealers/compare-pages.ts')),
  },
  {
    isAt: only(ASK_PATHS['contact-modal']),
    source: 'ui/app/ask-dealer/get-help-page.tsx',
    load: () => import('./ask-dealer/get-help-page.tsx'),
  },
  {
    isAt: (path) => askedFormAt(path) !== null,
    source: 'ui/app/ask-dealer/ask-pages.ts',
    load: inLanguage(() => import('./ask-dealer/ask-pages.ts')),
  },
  // One route per language, since `queryOf` is read once per route and differs between languages.
  ...THANKS_LANGUAGES.map((language) => ({
    isAt: only(thanksPath(language)),
    source: 'ui/app/thank-you/thanks-pages.ts',
    load: inLanguage(() => import('./thank-you/thanks-pages.ts')),
  })),
  {
    isAt: isRequestPage,
    source: 'ui/app/request/request-pages.ts',
    load: inLanguage(() => import('./request/request-pages.ts')),
  },
  {
    isAt: only(SAVED_PATH),
    source: 'ui/app/saved/saved-page.tsx',
    load: () => import('./saved/saved-page.tsx'),
  },
  {
    isAt: isDealerPage,
    source: 'ui/app/dealer/dealer-pages.ts',
    load: inLanguage(() => import('./dealer/dealer-pages.ts')),
  },
  {
    isAt: isPlacesPage,
    source: 'ui/app/dealer-places/dealer-places-page.tsx',
    load: () => import('./dealer-places/dealer-places-page.tsx'),
  },
];

/** The page for a path that no other page has. */
export const NOT_FOUND: PageRoute = {
  isAt: () => false,
  source: 'ui/app/not-found/not-found-pages.ts',
  load: inLanguage(() => import('./not-found/not-found-pages.ts')),
};

/** The page shown while the content source is down, so that it is unknown whether the page exists. */
export const UNAVAILABLE: PageRoute = {
  isAt: () => false,
  source: 'ui/app/unavailable/unavailable-page.tsx',
  load: () => import('./unavailable/unavailable-page.tsx'),
};

/** All pages that aren't content. */
export const ALL_ROUTES: ReadonlyArray<PageRoute> = [...ROUTES, NOT_FOUND, UNAVAILABLE];

/** The route of a path, with or without its trailing slash. Null: the page is content, if it exists. */
export const routeOf = (path: string): PageRoute | null => {
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  return ROUTES.find(({ isAt }) => isAt(withSlash)) ?? null;
};
