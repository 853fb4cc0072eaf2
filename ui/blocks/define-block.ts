import type { Decoder } from 'io-ts';
import type { ReactNode } from 'react';
import type { PageHead } from '../../application/visitor/read-page/page-head.ts';
import type { AttributeSources } from '../../domain/content/blocks/attribute-source.ts';
import type { BlockPurpose } from '../../domain/content/blocks/block-purpose.ts';
import type { BlockParts } from '../../domain/content/blocks/block-parts.ts';
import type { BlockWarning } from '../../domain/content/blocks/block-warning.ts';
import type { Need } from '../../domain/content/capabilities.ts';
import type {
  BlockPage,
  BlockWidth,
  BlockStart,
  ViewContext,
} from '../../domain/content/blocks/block-view.ts';
import type { Services } from '../bindings/services.ts';
import type { BlockModule } from './block-module.ts';
import type { Kinds } from './kinds.ts';

/** What the use cases of a block may depend on of its page. */
export interface PageOfBlock extends Pick<BlockPage, 'path' | 'language'> {
  /** What its blocks need of it, each once. */
  readonly needs: ReadonlyArray<Need>;
}

/** What a block may say about itself in addition to its codec, its view and its component. */
interface BlockOptions {
  /** What editors look for it under in the style guide. */
  readonly purpose: BlockPurpose;
  /** Where its attributes are in the saved html, if they do. */
  readonly sources?: AttributeSources;
  /** What of it is left out where it is half written. */
  readonly parts?: BlockParts;
  /** What the page of it must provide. */
  readonly needs?: ReadonlyArray<Need>;
  /** The pages that it links to by itself, by their English paths; links that its editor wrote are looked up too. */
  readonly linksTo?: ReadonlyArray<string>;
  /**
   * When the browser may fetch its code, if not with the page (decision 0004): once the visitor comes near it, which only counts below
   * the first window, or uses it.
   */
  readonly start?: BlockStart;
  /** A part of it that opens: its file, whose code the browser fetches only then, and what of the block's needs it fetches with it. */
  readonly opens?: { readonly source: string; readonly needs: ReadonlyArray<Need> };
  /** The part of the address's query that it depends on, in one spelling. */
  readonly queryOf?: (query: URLSearchParams) => string;
  /** Whether what it shows may still change by itself, so that its page must not be cached. */
  readonly isUnsettled?: (services: Services) => boolean;
}

/** A block as its folder defines it: what an editor wrote becomes attributes, these become props, these are rendered. */
interface TypedBlock<Attributes extends object, Props extends object> extends BlockOptions {
  readonly codec: (kinds: Kinds) => Decoder<unknown, Attributes>;
  /** Pure, runs on the server: plain JSON, ready to render; null: the block shows nothing. */
  readonly view: (attributes: Attributes, context: ViewContext) => Props | null;
  /** Loads what renders it. */
  readonly component: () => Promise<{
    readonly Block: (props: Props & { readonly children: ReactNode }) => ReactNode;
  }>;
  /** Whether the browser has nothing to do for it, in addition to what is in it: its html is all there is. Some say so of what they are given. */
  readonly isStatic?: true | ((props: Props) => boolean);
  /** Whether nothing below it can be seen in the first window of most screens. Some say so of what they are given. */
  readonly fillsWindow?: true | ((props: Props) => boolean);
  /** `content` without it. */
  readonly width?: BlockWidth | ((attributes: Attributes) => BlockWidth);
  /** What of it is left out next to its `parts`; `name` is the block's. */
  readonly warnings?: (attributes: Attributes, name: string) => ReadonlyArray<BlockWarning>;
  /** Whether it holds the page's main heading; a page on which no block does is headed by its title. */
  readonly isTitle?: (attributes: Attributes) => boolean;
  /** Asks the use cases for what it shows; the server waits for it, within its budget. */
  readonly prepare?: (
    services: Services,
    query: URLSearchParams,
    page: PageOfBlock,
    props: Props,
  ) => Promise<void>;
  /** What it adds to the page's head, once it is prepared. */
  readonly refineHead?: (head: PageHead, services: Services, page: PageOfBlock, props: Props) => PageHead;
}

/**
 * Any block. Its functions are declared as methods, which TypeScript compares loosely, so that blocks of all kinds fit into one
 * list; `defineBlock` has compared them strictly.
 */
export interface BlockDefinition extends BlockOptions {
  codec(kinds: Kinds): Decoder<unknown, object>;
  view(attributes: object, context: ViewContext): object | null;
  component(): Promise<BlockModule>;
  readonly isStatic?: true | { bivariant(props: object): boolean }['bivariant'];
  readonly fillsWindow?: true | { bivariant(props: object): boolean }['bivariant'];
  readonly width?: BlockWidth | { bivariant(attributes: object): BlockWidth }['bivariant'];
  warnings?(attributes: object, name: string): ReadonlyArray<BlockWarning>;
  isTitle?(attributes: object): boolean;
  prepare?(services: Services, query: URLSearchParams, page: PageOfBlock, props: object): Promise<void>;
  refineHead?(head: PageHead, services: Services, page: PageOfBlock, props: object): PageHead;
}

/** A block whose codec, view and component fit together: what one gives is what the next one takes. */
export const defineBlock = <Attributes extends object, Props extends object>(
  block: TypedBlock<Attributes, Props>,
): BlockDefinition => block;
