import * as E from 'fp-ts/Either';
import { renderedName, type Block } from '../../../domain/content/blocks/block.ts';
import { normalBlocks } from '../../../domain/content/blocks/normal-blocks.ts';
import type {
  AroundBlock,
  BlockPage,
  ViewSite,
  InnerBlock,
  RenderableBlock,
} from '../../../domain/content/blocks/block-view.ts';
import type { BlockWarning } from '../../../domain/content/blocks/block-warning.ts';
import { isFreeFragment } from '../../../domain/content/links/fragment.ts';
import type { BlockCatalogue, DecodedBlock } from '../../ports/content/block-catalogue.ts';

/** A decoded block and its inner blocks. */
export interface DecodedNode {
  readonly name: string;
  readonly block: Block;
  readonly decoded: DecodedBlock;
  readonly inner: ReadonlyArray<DecodedNode>;
  /** The block's saved html, for a block that renders nothing itself. */
  readonly saved: () => ReadonlyArray<DecodedNode>;
}

interface WithWarnings<A> {
  readonly blocks: ReadonlyArray<A>;
  readonly warnings: ReadonlyArray<BlockWarning>;
}

const together = <A>(parts: ReadonlyArray<WithWarnings<A>>): WithWarnings<A> => ({
  blocks: parts.flatMap(({ blocks }) => blocks),
  warnings: parts.flatMap(({ warnings }) => warnings),
});

/**
 * Decodes a tree of blocks. An unknown or malformed block is replaced with its saved html and its inner blocks (specification, section
 * 1). So is a block whose saved html has more than its fields, because the html is what its editor saw.
 */
export const decodeBlocks = (
  blocks: ReadonlyArray<Block>,
  catalogue: BlockCatalogue,
): WithWarnings<DecodedNode> => together(normalBlocks(blocks).map((block) => decodeBlock(block, catalogue)));

const decodeBlock = (block: Block, catalogue: BlockCatalogue): WithWarnings<DecodedNode> => {
  const result = catalogue.decode(block);
  const inner = decodeBlocks(block.innerBlocks, catalogue);
  const isWhole = E.isRight(result) && result.right.isWhole;
  const all = isWhole ? inner : together([savedHtml(block, catalogue), inner]);
  if (E.isLeft(result)) return { ...all, warnings: [result.left, ...all.warnings] };
  const decoded = result.right;
  const warnings = [...decoded.warnings, ...all.warnings];
  if (!isWhole && block.innerBlocks.length === 0) return { blocks: all.blocks, warnings };
  const saved = () => (block.name === SAVED ? [] : savedHtml(block, catalogue).blocks);
  const node = { name: renderedName(block.name), block, decoded, saved };
  const blocks = decoded.holdsBlocks
    ? [{ ...node, inner: all.blocks }]
    : [{ ...node, inner: [] }, ...all.blocks];
  return { blocks, warnings };
};

/** The block that is html. */
const SAVED = 'core/html';

/** A block's saved html as a block of its own. */
const savedHtml = (
  { originalContent, attributes: { anchor } }: Block,
  catalogue: BlockCatalogue,
): WithWarnings<DecodedNode> =>
  originalContent.trim() === ''
    ? { blocks: [], warnings: [] }
    : decodeBlocks([{ name: SAVED, attributes: { anchor }, innerBlocks: [], originalContent }], catalogue);

/** All nodes of a tree, in document order. */
export const allNodesIn = (nodes: ReadonlyArray<DecodedNode>): ReadonlyArray<DecodedNode> =>
  nodes.flatMap((node) => [node, ...allNodesIn(node.inner)]);

/**
 * Renders a page's blocks to views. A block whose view fails is dropped with its inner blocks. `writtenIn`: the language of the editor's
 * text when it differs from the frame's; `outer`: the language of the parent element.
 */
export const viewBlocks = (
  nodes: ReadonlyArray<DecodedNode>,
  page: BlockPage,
  site: ViewSite,
  writtenIn: string | null = null,
  outer: string = page.language,
): WithWarnings<RenderableBlock> =>
  together(nodes.map((node) => viewBlock(node, page, site, writtenIn, outer)));

const viewBlock = (
  node: DecodedNode,
  page: BlockPage,
  site: ViewSite,
  writtenIn: string | null,
  outer: string,
): WithWarnings<RenderableBlock> => {
  const { name, block, decoded, inner } = node;
  const innerBlocks = inner.map((one): InnerBlock => ({
    name: one.name,
    attributes: one.decoded.attributes,
  }));
  const viewed = E.tryCatch(() => decoded.view({ page, site, innerBlocks }), String);
  if (E.isLeft(viewed)) {
    return { blocks: [], warnings: [{ _tag: 'BrokenBlock', name: block.name, fault: viewed.left }] };
  }
  const { props, width, isTitle } = viewed.right;
  const saved = props === null && inner.length === 0 ? node.saved() : [];
  if (saved.length > 0) return viewBlocks(saved, page, site, writtenIn, outer);
  const isPart = PARTS.has(block.name);
  const language = isPart ? outer : speaks(node) ? page.language : (writtenIn ?? page.language);
  const below = viewBlocks(inner, page, site, writtenIn, language);
  const around = { ...(!isPart && aroundOf(block)), ...(language !== outer && { lang: language }) };
  const renderable: RenderableBlock = {
    name,
    props,
    ...(width !== 'content' && { width }),
    ...(isTitle && { isTitle }),
    ...(Object.keys(around).length > 0 && { around }),
    innerBlocks: below.blocks,
  };
  return { blocks: [renderable], warnings: below.warnings };
};

/** Child blocks that must be direct children of their parent's element, in order. */
const PARTS: ReadonlySet<string> = new Set(['core/list-item', 'core/column', 'core/button']);

/** Editors save the id and direction in the block's first element. */
const SAVED_ID = /^\s*<\w+(?=\s)[^>]*?\sid="([^"]*)"/;
const SAVED_RTL = /^\s*<\w+(?=\s)[^>]*?\sdir="rtl"/;

/** Whether a block adds texts of its own: forms, dealer lists, rebates, a search without a label. */
const speaks = ({ name, block, decoded: { needs } }: DecodedNode): boolean =>
  needs.some((need) => need !== 'widgets') ||
  (name === 'core/search' && typeof block.attributes['label'] !== 'string');

/** The block's direction and its id. An id that the page itself uses is dropped. */
const aroundOf = ({ attributes, originalContent }: Block): AroundBlock => {
  const anchor = attributes['anchor'] ?? SAVED_ID.exec(originalContent)?.[1];
  const isRtl = attributes['direction'] === 'rtl' || SAVED_RTL.test(originalContent);
  return {
    ...(typeof anchor === 'string' && isFreeFragment(anchor) && { id: anchor }),
    ...(isRtl && { dir: 'rtl' }),
  };
};
