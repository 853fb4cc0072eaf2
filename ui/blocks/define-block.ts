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

/** The facts about a page that its blocks' use cases may depend on. */
export interface PageOfBlock extends Pick<BlockPage, 'path' | 'language'> {
  /** The unique needs of the page's blocks. */
  readonly needs: ReadonlyArray<Need>;
}

/** The optional parts of a block's definition. */
interface BlockOptions {
  /** The block's group in the style guide. */
  readonly purpose: BlockPurpose;
  /** Where to read attributes that are stored in the saved html. */
  readonly sources?: AttributeSources;
  /** Parts that are left out while they are incomplete. */
  readonly parts?: BlockParts;
  /** The block's requirements of its page. */
  readonly needs?: ReadonlyArray<Need>;
  /** The English paths of the pages that the block itself links to; editors' links are looked up as well. */
  readonly linksTo?: ReadonlyArray<string>;
  /**
   * When the browser fetches the block's code, if not with the page (decision 0004): once the visitor scrolls near the block, which only
   * counts below the first window, or uses it.
   */
  readonly start?: BlockStart;
  /** A part that opens on demand: the file whose code the browser fetches then, and the block's needs that it fetches with it. */
  readonly opens?: { readonly source: string; readonly needs: ReadonlyArray<Need> };
  /** Returns the part of the page's query that the block depends on, normalized. */
  readonly queryOf?: (query: URLSearchParams) => string;
  /** Whether the component renders inner blocks. Those of other blocks follow the block, because nothing that an editor saved is lost. */
  readonly holdsBlocks?: true;
  /** Whether the query is a visitor's entries, which the block answers. Search engines should list the page, but not every answer. */
  readonly hasAnswer?: true;
  /** Whether the block's content is not final yet, so that its page must not be cached. */
  readonly isUnsettled?: (services: Services) => boolean;
}

/** A block as its folder defines it: the codec decodes attributes, the view turns them into props, the component renders these. */
interface TypedBlock<Attributes extends object, Props extends object> extends BlockOptions {
  readonly codec: (kinds: Kinds) => Decoder<unknown, Attributes>;
  /** Pure; runs on the server. Returns plain JSON, ready to render; null: the block renders nothing. */
  readonly view: (attributes: Attributes, context: ViewContext) => Props | null;
  /** Loads the component. */
  readonly component: () => Promise<{
    readonly Block: (props: Props & { readonly children: ReactNode }) => ReactNode;
  }>;
  /** Whether the block needs no code in the browser, apart from its inner blocks; may depend on its props. */
  readonly isStatic?: true | ((props: Props) => boolean);
  /** Whether the block fills the first window of most screens; may depend on its props. */
  readonly fillsWindow?: true | ((props: Props) => boolean);
  /** Default: `content`. */
  readonly width?: BlockWidth | ((attributes: Attributes) => BlockWidth);
  /** Warnings about parts that are left out in addition to `parts`; `name` is the block's name. */
  readonly warnings?: (attributes: Attributes, name: string) => ReadonlyArray<BlockWarning>;
  /** Whether the block renders the page's main heading; if no block does, the page's title is the heading. */
  readonly isTitle?: (attributes: Attributes) => boolean;
  /** Starts the use cases that the block shows; the server waits for it within its time budget. */
  readonly prepare?: (
    services: Services,
    query: URLSearchParams,
    page: PageOfBlock,
    props: Props,
  ) => Promise<void>;
  /** Adds to the page's head tags, after `prepare`. */
  readonly refineHead?: (head: PageHead, services: Services, page: PageOfBlock, props: Props) => PageHead;
}

/**
 * Any block. Its functions are declared as methods, whose parameters TypeScript compares bivariantly, so that all blocks fit into one
 * list; `defineBlock` checks the types strictly.
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

/** Defines a block and checks that the types of its codec, view and component match. */
export const defineBlock = <Attributes extends object, Props extends object>(
  block: TypedBlock<Attributes, Props>,
): BlockDefinition => block;
