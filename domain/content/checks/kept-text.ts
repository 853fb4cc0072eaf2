import { renderedName, type Block } from '../blocks/block.ts';
import type { PageOutline } from './page-outline.ts';
import { renderShortcodes } from '../html/shortcodes.ts';
import { wordsOf } from '../html/words.ts';
import { everyBlock } from '../html/written-values.ts';

/** The number of words in the content, and the number of those that pages show. */
export interface WordCounts {
  readonly written: number;
  readonly kept: number;
}

/** The words of a block that its page doesn't show. */
export interface LostText {
  readonly name: string;
  /** In their original order. */
  readonly words: ReadonlyArray<string>;
}

export interface KeptText extends WordCounts {
  readonly lost: ReadonlyArray<LostText>;
}

/** Text fields of core blocks, used when their saved html is empty. */
const TEXT_FIELDS = ['content', 'values', 'value', 'citation', 'summary', 'text', 'caption', 'fileName'];

const isAddress = (word: string): boolean => /^https?:\/\//.test(word);

/** A core block's text as html: its saved html, or else its fields. Shortcodes are rendered. */
const writtenHtml = ({ name, originalContent, attributes }: Block): string => {
  if (name.startsWith('acf/')) return '';
  const fields = TEXT_FIELDS.map((field) => attributes[field]).filter((value) => typeof value === 'string');
  const html = originalContent.trim() === '' ? fields.join('\n') : originalContent;
  return renderedName(name) === 'core/freeform' ? renderShortcodes(html).html : html;
};

/**
 * Compares the words of core blocks with their page. `textOf` returns the visible text of html. An address counts as shown when the page
 * links to it. The site's own blocks are skipped: only their codecs know which fields are text.
 */
export const keptText = (
  blocks: ReadonlyArray<Block>,
  { text, links }: Pick<PageOutline, 'text' | 'links'>,
  textOf: (html: string) => string,
): KeptText => {
  const shown = new Map<string, number>();
  for (const word of wordsOf(text)) shown.set(word, (shown.get(word) ?? 0) + 1);
  const addresses = new Set(links.flatMap(wordsOf));
  const isKept = (word: string): boolean => {
    const left = shown.get(word) ?? 0;
    if (left > 0) shown.set(word, left - 1);
    return left > 0 || addresses.has(word);
  };
  const read = everyBlock(blocks).map((block) => {
    const all = wordsOf(textOf(writtenHtml(block)));
    // The address of an embed isn't text.
    const words = renderedName(block.name) === 'core/embed' ? all.filter((word) => !isAddress(word)) : all;
    return { name: block.name, count: words.length, words: words.filter((word) => !isKept(word)) };
  });
  const written = sum(read.map(({ count }) => count));
  const lost = read.flatMap(({ name, words }) => (words.length === 0 ? [] : [{ name, words }]));
  return { written, kept: written - sum(lost.map(({ words }) => words.length)), lost };
};

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0);

/** The sum of all counts. */
export const allWords = (counts: ReadonlyArray<WordCounts>): WordCounts => ({
  written: sum(counts.map(({ written }) => written)),
  kept: sum(counts.map(({ kept }) => kept)),
});
