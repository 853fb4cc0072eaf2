import { is } from 'css-select';
import {
  isComment,
  isTag,
  isText,
  type AnyNode,
  type Document,
  type Element,
  type ParentNode,
} from 'domhandler';
import { getOuterHTML, removeElement } from 'domutils';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { shallowDocument } from '../html/shallow-document.ts';

/** The html of a block, or one of its inner blocks. */
export type Part = string | Block;

type Placed = Pick<Block, 'innerBlocks' | 'originalContent'>;

/** The elements of a block's saved html that the block itself shows, although it has inner blocks. */
const OWN_ELEMENTS: Readonly<Record<string, string>> = {
  'core/quote': 'cite, footer',
  'core/cover': '[class*="wp-block-cover__"]:not(.wp-block-cover__inner-container)',
  'core/media-text': '.wp-block-media-text__media',
  'core/gallery': 'figcaption',
  'core/details': 'summary',
};

/** Blocks that may contain only one kind of block, which also holds what an editor typed between them. */
const ITEMS: Readonly<Record<string, { readonly name: string; readonly hasBlocks: boolean }>> = {
  'core/list': { name: 'core/list-item', hasBlocks: false },
  'core/columns': { name: 'core/column', hasBlocks: true },
};

/** Elements that show something without text. */
const VISIBLE = new Set('audio embed hr iframe img input object script svg video'.split(' '));

/** Characters that html can't contain, so that no text of an editor looks like the place of a block. */
const MARK = '\u0001';

/**
 * Joins the parts of a block. What an editor or a plugin typed beside inner blocks becomes a block in its place, so that it stays between
 * its neighbors. The html around them stays.
 */
export const placedParts = (name: string, parts: ReadonlyArray<Part>): Placed => {
  const blocks = parts.filter((part) => typeof part !== 'string');
  const html = parts
    .filter((part) => typeof part === 'string')
    .reduce(joined, '')
    .trim();
  if (blocks.length === 0 || !mayShow(html)) return { innerBlocks: blocks, originalContent: html };
  let place = 0;
  const marked = parts
    .map((part) => (typeof part === 'string' ? part.replaceAll(MARK, '') : `<!--${MARK}${place++}-->`))
    .join('');
  const document = shallowDocument(marked);
  const found = piecesIn(name, document, blocks);
  if (found.every((piece) => 'name' in piece) && found.length === blocks.length)
    return { innerBlocks: blocks, originalContent: html };
  // A mark within an unfinished tag or in code is none.
  if (found.filter((piece) => 'name' in piece).length < blocks.length)
    return { innerBlocks: parts.flatMap((part) => inBlock(name, part)), originalContent: '' };
  const innerBlocks = found.map((piece) => ('name' in piece ? piece : looseBlock(name, outer(piece.nodes))));
  for (const piece of found) if ('nodes' in piece) piece.nodes.forEach(removeElement);
  return { innerBlocks, originalContent: outer([document]).replace(PLACE, '').trim() };
};

const PLACE = new RegExp(`<!--${MARK}\\d+-->`, 'g');

/** Separates text after an inner block from the text before it. */
const joined = (before: string, html: string): string =>
  /[^\s>]$/.test(before) && /^[^\s<]/.test(html) ? `${before} ${html}` : `${before}${html}`;

/** Whether html may show anything, quickly. */
const mayShow = (html: string): boolean =>
  html.replace(/<!--[^]*?-->|<[^>]*>/g, '').trim() !== '' ||
  /<(?:audio|embed|hr|iframe|img|input|object|script|svg|video)\b/i.test(html);

interface Loose {
  readonly nodes: AnyNode[];
}

/** The inner blocks at their places, and between them the nodes that are neither around a block nor the block's own. */
const piecesIn = (
  name: string,
  document: Document,
  blocks: ReadonlyArray<Block>,
): ReadonlyArray<Block | Loose> => {
  const pieces: Array<Block | Loose> = [];
  const around = new Set<ParentNode>();
  eachComment(document, (comment) => {
    for (let above = comment.parent; above !== null; above = above.parent) around.add(above);
  });
  const walk = (parent: ParentNode): void => {
    for (const node of parent.children) {
      const block = blocks[placeOf(node)];
      if (block !== undefined) pieces.push(block);
      else if (isTag(node) && around.has(node)) walk(node);
      else {
        const last = pieces.at(-1);
        const isApart = last === undefined || !('nodes' in last) || name === 'core/list';
        if (!isApart && (isText(node) || isLoose(name, node, true))) last.nodes.push(node);
        else if (isLoose(name, node, pieces.length > 0)) pieces.push({ nodes: [node] });
      }
    }
  };
  walk(document);
  return pieces;
};

const placeOf = (node: AnyNode): number =>
  isComment(node) && node.data.startsWith(MARK) ? Number(node.data.slice(MARK.length)) : -1;

const eachComment = (parent: ParentNode, visit: (comment: AnyNode) => void): void => {
  for (const node of parent.children) {
    if (placeOf(node) >= 0) visit(node);
    else if ('children' in node) eachComment(node, visit);
  }
};

const isLoose = (name: string, node: AnyNode, isAfterBlock: boolean): boolean => {
  if (!shows(node)) return false;
  // A list item's own text comes before the lists in it.
  if (name === 'core/list-item') return isAfterBlock;
  const own = OWN_ELEMENTS[name];
  return own === undefined || !isTag(node) || !is<AnyNode, Element>(node, own);
};

const shows = (node: AnyNode): boolean => {
  if (isText(node)) return node.data.trim() !== '';
  if (!('children' in node) || (isTag(node) && node.name === 'style')) return false;
  return (isTag(node) && VISIBLE.has(node.name)) || node.children.some(shows);
};

const outer = (nodes: AnyNode[]): string => getOuterHTML(nodes, { encodeEntities: 'utf8' });

const inBlock = (name: string, part: Part): ReadonlyArray<Block> => {
  if (typeof part !== 'string') return [part];
  return shows(shallowDocument(part)) ? [looseBlock(name, part)] : [];
};

const looseBlock = (around: string, html: string): Block => {
  const loose = blockWith('core/freeform', html.trim());
  const item = ITEMS[around];
  if (item === undefined) return loose;
  return item.hasBlocks
    ? { ...blockWith(item.name, ''), innerBlocks: [loose] }
    : blockWith(item.name, html.trim());
};

const blockWith = (name: string, originalContent: string): Block => ({
  name,
  attributes: {},
  innerBlocks: [],
  originalContent,
});
