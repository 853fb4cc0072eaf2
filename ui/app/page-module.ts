import type { ComponentType, ReactNode } from 'react';
import type { Need } from '../../domain/content/capabilities.ts';
import type { PageAlternate } from '../../domain/content/links/page-alternates.ts';
import type { OtherLanguage } from '../../domain/content/site-language.ts';
import type { PageHead } from '../../application/visitor/read-page/page-head.ts';
import type { ShownPage } from '../../application/visitor/read-page/read-page-view.ts';
import type { Services } from '../bindings/services.ts';

/** A page as the server and the browser render it. */
export interface RenderablePage {
  readonly Page: ComponentType;
  /** The page's path, if it has a fixed one. */
  readonly path?: string;
  /** The language of the whole page. Default: English. */
  readonly language?: OtherLanguage;
  /** The page in all its languages, including its own. Read after `prepare`. Default: one language only. */
  readonly alternatesOf?: (services: Services) => ReadonlyArray<PageAlternate>;
  /** Whether the blocks contain the link to the page's style sheet. False for a page that fits into the first window. */
  readonly hasSheetLink?: boolean;
  /** Whether the page renders its own parts. False for a page that is one part. */
  readonly hasParts?: boolean;
}

/** Wraps the blocks of a content page that depends on its address. It keeps the blocks and the address in sync, in both directions. */
export type PageWrapper = ComponentType<{ readonly shown: ShownPage; readonly children: ReactNode }>;

/** The exports of a page's module: its component, its needs, and its head tags. */
export interface PageModule extends RenderablePage {
  /** Source files of the page's blocks, as named in the build manifest. */
  readonly sources?: ReadonlyArray<string>;
  /** The `sources` that the browser runs. Default: all. */
  readonly scripts?: ReadonlyArray<string>;
  /** The content that the browser needs, if less than all of it. */
  readonly browserContent?: ShownPage;
  /** The capabilities that the page needs. Fewer needs make a lighter page. */
  readonly needs?: ReadonlyArray<Need>;
  /** Whether the page's content depends on its address. */
  readonly readsAddress?: boolean;
  /** The needs that the browser fetches only once the visitor comes near a block that has them. */
  readonly startsLate?: ReadonlyArray<Need>;
  /** Whether the page is rendered for one visitor and must not be cached. */
  readonly isPersonal?: boolean;
  /**
   * Whether the address opens one visitor's request (contract, section 7: one request). Such a page is never kept, runs no script, and tells
   * no other site its address.
   */
  readonly isSecret?: (query: URLSearchParams) => boolean;
  /** The part of the query that the page depends on, in canonical form. Other parameters are ignored. Default: none. */
  readonly queryOf?: (query: URLSearchParams) => string;
  /** Loads the page's data through the use cases. The server waits for it, within its budget. */
  readonly prepare?: (services: Services, query: URLSearchParams, path: string) => Promise<void>;
  /** The HTTP answer, read after `prepare`. Default: 200. `location` is the path to redirect to. */
  readonly answer?: (services: Services) => { readonly status: number; readonly location?: string };
  /** The head tags, read after `prepare`. */
  readonly head: (services: Services, query: URLSearchParams) => PageHead | Promise<PageHead>;
  /** Whether the page may still change without a user action, so that it must not be cached. */
  readonly isUnsettled?: (services: Services) => boolean;
}
