import { renderedName, type Block } from '../blocks/block.ts';
import type { PageOutline } from './page-outline.ts';
import { renderShortcodes } from '../html/shortcodes.ts';
import { everyBlock } from '../html/written-values.ts';

/** How many words of contents are written, and how many of them their pages show. */
export interface WordCounts {
  readonly written: number;
  readonly kept: number;
}

/** Words of a block that its page does not show. */
export interface LostText {
  readonly name: string;
  /** In the order in which they are written. */
  readonly words: ReadonlyArray<string>;
}

export interface KeptText extends WordCounts {
  readonly lost: ReadonlyArray<LostText>;
}

/** Fields of WordPress's own blocks whose text a visitor reads, where nothing is in their saved html. */
const TEXT_FIELDS = ['content', 'values', 'value', 'citation', 'summary', 'text', 'caption', 'fileName'];

const NO_WORD = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words of a text as they are compared: in lower case, without what surrounds them. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/\s+/)
    .map((word) => word.toLowerCase().replace(NO_WORD, ''))
    .filter((word) => word !== '');

const isAddress = (word: string): boolean => /^https?:\/\//.test(word);

/** What a block of WordPress's own gives to read, as html: as it was saved, else as its fields say; shortcodes are no text. */
const writtenHtml = ({ name, originalContent, attributes }: Block): string => {
  if (name.startsWith('acf/')) return '';
  const fields = TEXT_FIELDS.map((field) => attributes[field]).filter((value) => typeof value === 'string');
  const html = originalContent.trim() === '' ? fields.join('\n') : originalContent;
  return renderedName(name) === 'core/freeform' ? renderShortcodes(html).html : html;
};

/**
 * How much of what the blocks of WordPress's own give to read is on their page, word by word; `textOf` reads the visible
 * text of a html. A word that is an address is kept where the page links to it. The site's own blocks are not counted: which of
 * their fields are text, only their codecs know.
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
    // The address of what is embedded represents it, and is not read.
    const words = renderedName(block.name) === 'core/embed' ? all.filter((word) => !isAddress(word)) : all;
    return { name: block.name, count: words.length, words: words.filter((word) => !isKept(word)) };
  });
  const written = sum(read.map(({ count }) => count));
  const lost = read.flatMap(({ name, words }) => (words.length === 0 ? [] : [{ name, words }]));
  return { written, kept: written - sum(lost.map(({ words }) => words.length)), lost };
};

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0);

/** All counts together. */
export const allWords = (counts: ReadonlyArray<WordCounts>): WordCounts => ({
  written: sum(counts.map(({ written }) => written)),
  kept: sum(counts.map(({ kept }) => kept)),
});
