import type { ComponentType, ReactNode } from 'react';
import type { KnownPages } from '../../application/visitor/read-page/known-pages.ts';
import type { PageHead } from '../../application/visitor/read-page/page-head.ts';
import type { SiteLanguage } from '../../application/visitor/read-page/site-texts.ts';
import type { DrawnBlock } from '../../domain/content/drawn-block.ts';
import type { Services } from '../bindings/services.ts';

/** The page that a block stands on. */
export interface BlockPage extends KnownPages {
  readonly path: string;
  readonly language: SiteLanguage;
  readonly title: string;
  /** Its excerpt. */
  readonly description: string;
  /** The product that it is about, as widgets know it; null: about none. */
  readonly productId: string | null;
  /** The names of all blocks on it. */
  readonly blockNames: ReadonlyArray<string>;
}

/** What the component of a block is given. */
export interface BlockProps<Attributes> {
  /** As the block's codec decodes them. */
  readonly attributes: Attributes;
  /** The blocks within it, drawn one after the other. */
  readonly children: ReactNode;
  /** The same, undrawn. */
  readonly innerBlocks: ReadonlyArray<DrawnBlock>;
  readonly page: BlockPage;
}

/** How wide a block stands on its page: as text is read, as wide as the content, or from edge to edge. */
export type BlockWidth = 'text' | 'content' | 'full';

/** What the module of a block exports: what it draws, and what its page must do for it. */
export interface BlockModule<Attributes = never> {
  readonly Block: ComponentType<BlockProps<Attributes>>;
  /** `content` without it. */
  readonly width?: BlockWidth | ((attributes: Attributes) => BlockWidth);
  /** Whether it holds the page's main heading; a page on which no block does is headed by its title. */
  readonly isTitle?: (attributes: Attributes) => boolean;
  /** Hosts whose players it may open in a frame. */
  readonly frames?: ReadonlyArray<string>;
  /** Whether widgets of the hosts that the operator allows may stand in it. */
  readonly usesWidgets?: boolean;
  /** Whether it draws from the use cases of dealers. */
  readonly usesDealers?: boolean;
  /** Whether it holds a form. */
  readonly usesLeads?: boolean;
  /** The part of the address's query that it depends on, in one spelling. */
  readonly queryOf?: (query: URLSearchParams) => string;
  /** Asks the use cases for what it shows; the server waits for it, within its budget. */
  readonly prepare?: (
    services: Services,
    query: URLSearchParams,
    page: BlockPage,
    attributes: Attributes,
  ) => Promise<void>;
  /** Whether what it shows may still change by itself, so that its page must not be kept. */
  readonly isUnsettled?: (services: Services) => boolean;
  /** What it adds to the page's head, once it is prepared. */
  readonly refineHead?: (
    head: PageHead,
    services: Services,
    page: BlockPage,
    attributes: Attributes,
  ) => PageHead;
}

/** How wide a block stands: as its editor asks, else as its module says. */
export const widthOf = (
  { name, align, attributes }: DrawnBlock,
  modules: ReadonlyMap<string, BlockModule>,
): BlockWidth => {
  if (align === 'full') return 'full';
  const width = modules.get(name)?.width ?? 'content';
  const own = typeof width === 'function' ? width(attributes as never) : width;
  return align === 'wide' && own === 'text' ? 'content' : own;
};
