import type { ComponentType, ReactNode } from 'react';
import type { Need } from '../../domain/content/capabilities.ts';
import type { PageAlternate } from '../../domain/content/links/page-alternates.ts';
import type { OtherLanguage } from '../../domain/content/site-language.ts';
import type { PageHead } from '../../application/visitor/read-page/page-head.ts';
import type { ShownPage } from '../../application/visitor/read-page/read-page-view.ts';
import type { Services } from '../bindings/services.ts';

/** A page as it is rendered, on the server and in the browser. */
export interface RenderablePage {
  readonly Page: ComponentType;
  /** Its path, where it has one of its own. */
  readonly path?: string;
  /** The language of the whole page; English without it. */
  readonly language?: OtherLanguage;
  /** The page in all its languages, read once `prepare` is through; without it the page is in one language only. */
  readonly alternatesOf?: (services: Services) => ReadonlyArray<PageAlternate>;
  /** Whether its blocks hold the link to its sheet: all of it else fits into the first window. */
  readonly holdsSheet?: boolean;
}

/** Around the blocks of a page of the content that depends on its address: what they show follows the address, and the address follows them. */
export type AroundPage = ComponentType<{ readonly shown: ShownPage; readonly children: ReactNode }>;

/** What the module of a page exports: what it renders, what it needs first, and what its head says. */
export interface PageModule extends RenderablePage {
  /** The files of the parts that it is put together from, as the build's list of files names them. */
  readonly sources?: ReadonlyArray<string>;
  /** Those of them that the browser runs; all without it. */
  readonly scripts?: ReadonlyArray<string>;
  /** What the browser needs of what was read, where it needs not all of it. */
  readonly resumed?: ShownPage;
  /** What it must provide; pages that need less are lighter. */
  readonly needs?: ReadonlyArray<Need>;
  /** Whether what it shows depends on its address. */
  readonly readsAddress?: boolean;
  /** What the browser fetches only once the visitor comes near a block that needs it. */
  readonly startsLate?: ReadonlyArray<Need>;
  /** Whether it is rendered for one visitor alone, and must not be cached. */
  readonly isPersonal?: boolean;
  /** The part of the address's query that it depends on, in one spelling; without it none: the rest is ignored. */
  readonly queryOf?: (query: URLSearchParams) => string;
  /** Asks the use cases for what the page shows; the server waits for it, within its budget. */
  readonly prepare?: (services: Services, query: URLSearchParams, path: string) => Promise<void>;
  /** What the server answers the page with, once `prepare` is through; 200 without it. `location`: the path of the page now. */
  readonly answer?: (services: Services) => { readonly status: number; readonly location?: string };
  /** Read once `prepare` is through. */
  readonly head: (services: Services) => PageHead | Promise<PageHead>;
  /** Whether what the page shows may still change by itself, so that it must not be cached. */
  readonly isUnsettled?: (services: Services) => boolean;
}
