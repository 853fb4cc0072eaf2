import type { Block } from './blocks/block.ts';
import { htmlTokens } from './html/html-tokens.ts';
import { everyBlock, writtenTexts } from './html/written-values.ts';

const WORDS_A_MINUTE = 200;

/** How long a text takes to read, in whole minutes, at 200 words each; at least one. Null: there is nothing to read. */
export const readingMinutes = (words: number): number | null =>
  words > 0 ? Math.ceil(words / WORDS_A_MINUTE) : null;

/** How many words a text has that may hold markup. */
export const wordCount = (html: string): number =>
  [...htmlTokens(html)]
    .map(({ kind, text }) => (kind === 'text' ? text.replaceAll('&nbsp;', ' ') : ' '))
    .join('')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * How many words a tree of blocks gives to read. Of WordPress's own blocks their saved html counts, of the site's own their
 * fields: one that is a single word is a setting or an address.
 */
export const wordsIn = (blocks: ReadonlyArray<Block>): number =>
  everyBlock(blocks)
    .flatMap(textsToRead)
    .reduce((sum, text) => sum + wordCount(text), 0);

/** What a block itself gives to read, as html: its saved html, or those of its fields that are more than one word. */
export const textsToRead = (block: Block): ReadonlyArray<string> => {
  const { originalContent, innerBlocks } = block;
  // What surrounds other blocks may hold their html once more.
  if (originalContent !== '') return innerBlocks.length === 0 ? [originalContent] : [];
  return writtenTexts(block).flatMap(({ text }) => (wordCount(text) > 1 ? [text] : []));
};
