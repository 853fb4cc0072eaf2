import type { Block } from '../../../domain/content/blocks/block.ts';
import { blockDelimiters, type BlockDelimiter } from './block-delimiters.ts';
import { placedParts, type Part } from './placed-parts.ts';

/** The blocks of a text, and what an editor should repair. */
export interface ReadMarkup {
  readonly blocks: ReadonlyArray<Block>;
  /** `line 3: heading never ends`. Nothing of the text is lost. */
  readonly faults: ReadonlyArray<string>;
}

/** A block whose closing delimiter hasn't been read yet. */
interface OpenBlock {
  readonly delimiter: BlockDelimiter;
  /** Its html and inner blocks, in order. */
  readonly parts: Part[];
}

/** Editors nest a handful of levels. The limit makes recursion over blocks safe. Deeper blocks lose their delimiters. */
const MAX_BLOCK_DEPTH = 64;

/** An editor repairs one after another. */
const MAX_FAULTS = 10;

/**
 * Reads WordPress's block markup from a position, `<!-- wp:paragraph --> .. <!-- /wp:paragraph -->`, like WordPress's own parser: a block
 * that never ends ends with the text, an end closes the innermost block whatever its name, an end without a block is ignored, and
 * attributes that are no JSON count as none. Html between blocks becomes a classic block.
 */
export const readMarkup = (text: string, from = 0): ReadMarkup => {
  const faults: string[] = [];
  const parts: Part[] = [];
  const open: OpenBlock[] = [];
  /** The number of open blocks beyond the limit. */
  let tooDeep = 0;
  const report = ({ start }: BlockDelimiter, what: string): void => {
    if (faults.length < MAX_FAULTS) faults.push(`line ${lineOf(text, start)}: ${what}`);
  };
  const add = (part: Part): void => void (open.at(-1)?.parts ?? parts).push(part);
  const close = (): void => {
    const ended = open.pop();
    if (ended !== undefined) add(blockOf(ended.delimiter, ended.parts));
  };
  let at = from;
  for (const delimiter of blockDelimiters(text, from)) {
    const { kind, name, attributes, start, end } = delimiter;
    if (attributes === null) report(delimiter, `the attributes of ${name} are no JSON`);
    if (kind === 'broken') continue;
    add(text.slice(at, start));
    at = end;
    if (kind === 'void') add(blockOf(delimiter, []));
    else if (kind === 'opener' && open.length === MAX_BLOCK_DEPTH) {
      tooDeep += 1;
      report(delimiter, `${name} is within more than ${MAX_BLOCK_DEPTH} others`);
    } else if (kind === 'opener') open.push({ delimiter, parts: [] });
    else if (tooDeep > 0) tooDeep -= 1;
    else {
      const openName = open.at(-1)?.delimiter.name;
      if (openName !== name) report(delimiter, `${name} ends without its beginning`);
      close();
    }
  }
  add(text.slice(at));
  for (const { delimiter } of open.toReversed()) {
    report(delimiter, `${delimiter.name} never ends`);
    close();
  }
  return { blocks: parts.flatMap(topLevel), faults };
};

const topLevel = (part: Part): ReadonlyArray<Block> => {
  if (typeof part !== 'string') return [part];
  const originalContent = part.trim();
  if (originalContent === '') return [];
  return [{ name: 'core/freeform', attributes: {}, innerBlocks: [], originalContent }];
};

const blockOf = ({ name: written, attributes }: BlockDelimiter, parts: ReadonlyArray<Part>): Block => {
  const name = fullName(written);
  return { name, attributes: attributes ?? {}, ...placedParts(name, parts) };
};

/** Delimiters omit the namespace of WordPress's own blocks. */
const fullName = (name: string): string => (name.includes('/') ? name : `core/${name}`);

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
