import type { Need } from '../../../domain/content/capabilities.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { Crumb } from './breadcrumbs.ts';

/** A content page, ready to render. */
export interface ShownPage {
  readonly path: string;
  readonly language: SiteLanguage;
  /** The content's language when the site has no interface texts in it; the frame is then English. */
  readonly lang?: string;
  readonly title: string;
  readonly description: string;
  readonly isListed: boolean;
  /** The page's product; null without one. */
  readonly productId: string | null;
  /** The path of the canonical page that this one duplicates. */
  readonly canonicalPath?: string;
  /** The page in all its languages; absent when it has only one. */
  readonly alternates?: ReadonlyArray<PageAlternate>;
  /** The social sharing image; null to use the site's own. */
  readonly image: string | null;
  readonly blocks: ReadonlyArray<RenderableBlock>;
  /** The needs of its blocks, without duplicates. */
  readonly needs: ReadonlyArray<Need>;
  /** Its breadcrumb trail, topmost first, without the home page. */
  readonly trail: ReadonlyArray<Crumb>;
  /** Whether the page offers to be saved on the device. The list of saved pages is in English. */
  readonly isSavable?: true;
  /** What was dropped and why, without duplicates. */
  readonly warnings: ReadonlyArray<string>;
}

export type ReadPageView =
  | { readonly kind: 'found'; readonly page: ShownPage }
  /** `movedTo` is the path that the page has now; absent when there is no page at all. */
  | { readonly kind: 'missing'; readonly movedTo?: string }
  /** The page library doesn't answer. */
  | { readonly kind: 'unavailable' };
