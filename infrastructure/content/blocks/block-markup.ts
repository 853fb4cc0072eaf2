import * as E from 'fp-ts/Either';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { blockDelimiters, type BlockDelimiter } from './block-delimiters.ts';

/** A block whose closing delimiter hasn't been read yet. */
interface OpenBlock {
  readonly delimiter: BlockDelimiter;
  readonly attributes: Block['attributes'];
  readonly innerBlocks: Block[];
  /** Its own html, without inner blocks. */
  html: string;
}

/** Editors nest a handful of levels. The limit makes recursion over blocks safe. */
const MAX_BLOCK_DEPTH = 64;

/**
 * Parses the blocks of WordPress markup from a position, `<!-- wp:paragraph --> .. <!-- /wp:paragraph -->`. Html between blocks becomes a
 * classic block. Left names the line of a fault that would lose content: a block that never ends, an end without a beginning, invalid JSON
 * attributes, or more than 64 levels.
 */
export const blocksOfMarkup = (text: string, from = 0): E.Either<string, ReadonlyArray<Block>> => {
  const blocks: Block[] = [];
  const open: OpenBlock[] = [];
  const add = (block: Block): void => void (open.at(-1)?.innerBlocks ?? blocks).push(block);
  const addHtml = (html: string): void => {
    const around = open.at(-1);
    if (around !== undefined) around.html += apart(around.html, html);
    else if (html.trim() !== '') add(blockOf('core/freeform', html));
  };
  let at = from;
  for (const delimiter of blockDelimiters(text, from)) {
    const fault = (what: string) => E.left(`line ${lineOf(text, delimiter.start)}: ${what}`);
    const { kind, name } = delimiter;
    addHtml(text.slice(at, delimiter.start));
    at = delimiter.end;
    const attributes = attributesOf(delimiter);
    if (attributes === null) return fault(`the attributes of ${name} are no JSON`);
    if (kind === 'void') add(blockOf(fullName(name), '', attributes));
    else if (kind === 'closer') {
      const ended = open.pop();
      if (ended?.delimiter.name !== name) return fault(`${name} ends without its beginning`);
      add(blockOf(fullName(name), ended.html, ended.attributes, ended.innerBlocks));
    } else if (open.length === MAX_BLOCK_DEPTH)
      return fault(`${name} is within more than ${MAX_BLOCK_DEPTH} others`);
    else open.push({ delimiter, attributes, innerBlocks: [], html: '' });
  }
  const last = open.at(-1)?.delimiter;
  if (last !== undefined) return E.left(`line ${lineOf(text, last.start)}: ${last.name} never ends`);
  addHtml(text.slice(at));
  return E.right(blocks);
};

/** Separates text after an inner block from the text before it. */
const apart = (before: string, html: string): string =>
  /[^\s>]$/.test(before) && /^[^\s<]/.test(html) ? ` ${html}` : html;

const blockOf = (
  name: string,
  html: string,
  attributes: Block['attributes'] = {},
  innerBlocks: ReadonlyArray<Block> = [],
): Block => ({ name, attributes, innerBlocks, originalContent: html.trim() });

/** Delimiters omit the namespace of WordPress's own blocks. */
const fullName = (name: string): string => (name.includes('/') ? name : `core/${name}`);

const attributesOf = ({ attributes }: BlockDelimiter): Block['attributes'] | null => {
  try {
    return attributes === null ? {} : (JSON.parse(attributes) as Block['attributes']);
  } catch {
    return null;
  }
};

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
