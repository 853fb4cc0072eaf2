import type { Need } from '../capabilities.ts';
import type { KnownPages } from '../known-pages.ts';
import type { SiteLanguage } from '../site-language.ts';

/** The page of a block. */
export interface BlockPage extends KnownPages {
  readonly path: string;
  readonly language: SiteLanguage;
  readonly title: string;
  /** Its excerpt. */
  readonly description: string;
  /** The product that it is about, as widgets know it; null: about none. */
  readonly productId: string | null;
}

/** What a view may say of the site: the same for every page as long as the server runs. */
export interface BlockSite {
  readonly brandName: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** The number that is shown when no other is known. */
  readonly defaultPhone: { readonly text: string; readonly address: string };
}

/** What views of blocks alone may say of the site; no page carries it as data. */
export interface ViewSite extends BlockSite {
  /** The external sites where products are registered and warranties looked up; absent: there are none. */
  readonly warrantySites?: { readonly registration: string; readonly lookUp: string };
  /** The address of the script that fills the rebate widgets; absent: the site's own. */
  readonly rebateWidgetScript?: string;
  /** How large a file of the site is, in bytes, by its path; null: there is no such file. Absent: unknown. */
  readonly fileSizeOf?: (path: string) => number | null;
}

/** A block inside another one, decoded. */
export interface InnerBlock {
  readonly name: string;
  readonly attributes: object;
}

/** What a block's view depends on in addition to the block's own attributes. */
export interface ViewContext {
  readonly page: BlockPage;
  readonly site: ViewSite;
  readonly innerBlocks: ReadonlyArray<InnerBlock>;
}

/** How wide a block is on its page: as text is read, as wide as the content, or from edge to edge. */
export type BlockWidth = 'text' | 'content' | 'full';

/** When a block starts that does not start with its page: the visitor comes near it, or uses it. */
export type BlockStart = 'near' | 'used';

/** When a block starts that starts late, and what the browser fetches for it then. */
export interface LateStart {
  readonly when: BlockStart;
  readonly needs: ReadonlyArray<Need>;
}

/** What the element around a block says. */
export interface AroundBlock {
  /** The fragment under which links find it. */
  readonly id?: string;
  /** Text that is read from right to left. */
  readonly dir?: 'rtl';
  /** The language that it is in, where that is not its page's. */
  readonly lang?: string;
}

/** A block that is ready to render: plain JSON, its html safe. */
export interface RenderableBlock {
  readonly name: string;
  /** What the component of its name is given; null: it shows nothing. */
  readonly props: object | null;
  /** `content` without it. */
  readonly width?: BlockWidth;
  /** Whether it holds the page's main heading. */
  readonly isTitle?: true;
  /** Of the element around it; without it there is none within another block. */
  readonly around?: AroundBlock;
  /** Whether nothing of it, and of what is in it, changes in the browser: its html in the page is all that is needed there. */
  readonly isStatic?: true;
  /** Without it, it starts with the page. */
  readonly startsLate?: LateStart;
  /** Whether what is below the first window of its page begins with it. */
  readonly isBelow?: true;
  readonly innerBlocks: ReadonlyArray<RenderableBlock>;
}
