import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { sourcedAttributes } from './attribute-sources.ts';
import { readMarkup } from './block-markup.ts';

/** A usage example of a block, for the style guide and for tests. */
export interface BlockExample {
  /** The feature that only this example shows. */
  readonly title: string;
  readonly markup: string;
  readonly block: Block;
}

/** A comment that contains the title of the example below it. */
const TITLE = /^<!-- (?!\/?wp:)(.+) -->$/m;

/** Parses examples: each has its title in a comment and the markup of one block below it. Left names what is wrong. */
export const examplesOfMarkup = (text: string): E.Either<string, ReadonlyArray<BlockExample>> => {
  const [before = '', ...parts] = text.split(TITLE);
  if (before.trim() !== '') return E.left('should begin with a comment that contains a title');
  const examples: BlockExample[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const [title = '', markup = ''] = parts.slice(i, i + 2).map((part) => part.trim());
    const { blocks, faults } = readMarkup(markup);
    if (faults.length > 0) return E.left(`"${title}", ${faults.join(', ')}`);
    const [block, ...others] = blocks;
    if (block === undefined || others.length > 0) return E.left(`"${title}" should have one block`);
    examples.push({ title, markup, block });
  }
  return E.right(examples);
};

/**
 * Reads the `examples.html` of a block's folder. Blocks that occur only inside others have none. Rejects when the file is malformed: it is
 * part of the product.
 */
export const readExamples = async (folder: string): Promise<ReadonlyArray<BlockExample>> => {
  const file = join(folder, 'examples.html');
  const text = await readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return '';
    throw fault;
  });
  const examples = examplesOfMarkup(text);
  if (E.isLeft(examples)) throw new Error(`${file}: ${examples.left}`);
  return examples.right;
};

/** The sources of a block's attributes in its saved html, by block name. */
export type SourcesOf = (name: string) => AttributeSources;

/** Attributes that WordPress writes into the comment even if they are in the html too. */
const IN_BOTH = ['className', 'width', 'height'];

/** Whether WordPress reads a block's markup like we do: it looks for some attributes only in the html. False for older content. */
export const isCopyable = (
  { name, attributes, innerBlocks, originalContent }: Block,
  sourcesOf: SourcesOf,
): boolean => {
  const sources = sourcesOf(name);
  const inHtml = sourcedAttributes(originalContent, sources);
  return (
    Object.keys(attributes).every((key) => IN_BOTH.includes(key) || !(key in sources) || key in inHtml) &&
    innerBlocks.every((inner) => isCopyable(inner, sourcesOf))
  );
};
