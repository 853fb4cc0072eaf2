import type { Need } from '../../../domain/content/capabilities.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** A page above another one. */
export interface Crumb {
  readonly path: string;
  readonly title: string;
}

/** A page of the content, ready to render. */
export interface ShownPage {
  readonly path: string;
  readonly language: SiteLanguage;
  /** The language of its content, where the site itself has no texts in it: these are English. */
  readonly lang?: string;
  readonly title: string;
  readonly description: string;
  readonly isListed: boolean;
  /** The product that it is about; null: none. */
  readonly productId: string | null;
  /** The path of the page that it repeats, which search engines list in its place. */
  readonly canonicalPath?: string;
  /** It in all of its languages; left out where it has only one. */
  readonly alternates?: ReadonlyArray<PageAlternate>;
  /** The picture that represents it when it is shared; null: the site's own. */
  readonly image: string | null;
  readonly blocks: ReadonlyArray<RenderableBlock>;
  /** What its blocks need of it, each once. */
  readonly needs: ReadonlyArray<Need>;
  /** The pages above it, topmost first; without the first page, which all are below. */
  readonly trail: ReadonlyArray<Crumb>;
  /** What is left out and why, each once. */
  readonly warnings: ReadonlyArray<string>;
}

/** What came of reading a path. */
export type ReadPageView =
  | { readonly kind: 'found'; readonly page: ShownPage }
  | { readonly kind: 'missing' }
  /** Where pages come from does not answer. */
  | { readonly kind: 'unavailable' };
