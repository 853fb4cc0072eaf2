import type { Need } from '../capabilities.ts';
import type { KnownPages } from '../known-pages.ts';
import type { SiteLanguage } from '../site-language.ts';

export interface BlockPage extends KnownPages {
  readonly path: string;
  readonly language: SiteLanguage;
  readonly title: string;
  /** The page's excerpt. */
  readonly description: string;
  /** The page's product, as its id in widgets; null without one. */
  readonly productId: string | null;
}

/** Facts about the site for views. They don't change while the server runs. */
export interface BlockSite {
  readonly brandName: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** The fallback phone number. */
  readonly defaultPhone: { readonly text: string; readonly address: string };
}

/** Facts that only block views use. They aren't part of a page's data. */
export interface ViewSite extends BlockSite {
  /** External sites for product registration and warranty look-up, if configured. */
  readonly warrantySites?: { readonly registration: string; readonly lookUp: string };
  /** The address of the rebate widget script; the site's own by default. */
  readonly rebateWidgetScript?: string;
  /** The size of a site's file in bytes, by path; null when the file doesn't exist. Absent when unknown. */
  readonly fileSizeOf?: (path: string) => number | null;
}

/** A decoded block inside another block. */
export interface InnerBlock {
  readonly name: string;
  readonly attributes: object;
}

/** The input of a block's view other than the block's attributes. */
export interface ViewContext {
  readonly page: BlockPage;
  readonly site: ViewSite;
  readonly innerBlocks: ReadonlyArray<InnerBlock>;
}

/** A block's width: text width, content width or full width; or its place next to the text, on wide screens only. */
export type BlockWidth = 'text' | 'content' | 'full' | 'aside';

/** When a lazy block starts: when the visitor scrolls near it, or uses it. */
export type BlockStart = 'near' | 'used';

/** When a lazy block starts, and what the browser loads for it. */
export interface LateStart {
  readonly when: BlockStart;
  readonly needs: ReadonlyArray<Need>;
}

/** Attributes of the element around a block. */
export interface AroundBlock {
  /** Its fragment id. */
  readonly id?: string;
  /** For right-to-left text. */
  readonly dir?: 'rtl';
  /** Its language when it differs from the page's. */
  readonly lang?: string;
}

/** A block that is ready to render: plain JSON with sanitized html. */
export interface RenderableBlock {
  readonly name: string;
  /** The props of its component; null when it renders nothing. */
  readonly props: object | null;
  /** `content` by default. */
  readonly width?: BlockWidth;
  /** Whether it contains the page's main heading. */
  readonly isTitle?: true;
  /** The wrapper's attributes. Without them, a block within another one has no wrapper. */
  readonly around?: AroundBlock;
  /** Whether neither the block nor its inner blocks change in the browser, so that its html needs no hydration. */
  readonly isStatic?: true;
  /** Absent when the block starts with the page. */
  readonly startsLate?: LateStart;
  /** Whether it is the first block below the fold. */
  readonly isBelow?: true;
  readonly innerBlocks: ReadonlyArray<RenderableBlock>;
}
