import type { Block } from './blocks/block.ts';
import { htmlTokens } from './html/html-tokens.ts';
import { everyBlock, writtenTexts } from './html/written-values.ts';

const WORDS_A_MINUTE = 200;

/** The reading time in whole minutes at 200 words per minute, at least one; null without words. */
export const readingMinutes = (words: number): number | null =>
  words > 0 ? Math.ceil(words / WORDS_A_MINUTE) : null;

/** The number of words in text or html. */
export const wordCount = (html: string): number =>
  [...htmlTokens(html)]
    .map(({ kind, text }) => (kind === 'text' ? text.replaceAll('&nbsp;', ' ') : ' '))
    .join('')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * The number of words in a tree of blocks. Core blocks count by their saved html, the site's own by their fields; a field with one word is
 * a setting or an address.
 */
export const wordsIn = (blocks: ReadonlyArray<Block>): number =>
  everyBlock(blocks)
    .flatMap(textsToRead)
    .reduce((sum, text) => sum + wordCount(text), 0);

/** A block's readable texts as html: its saved html, or its fields with more than one word. */
export const textsToRead = (block: Block): ReadonlyArray<string> => {
  const { originalContent, innerBlocks } = block;
  // A container's html may repeat the html of its inner blocks.
  if (originalContent !== '') return innerBlocks.length === 0 ? [originalContent] : [];
  return writtenTexts(block).flatMap(({ text }) => (wordCount(text) > 1 ? [text] : []));
};
