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
  /** The words that the page shows at another place than their block's. */
  readonly moved: ReadonlyArray<LostText>;
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
  const onPage = wordsOf(text);
  for (const word of onPage) shown.set(word, (shown.get(word) ?? 0) + 1);
  const addresses = new Set(links.flatMap(wordsOf));
  const isKept = (word: string): boolean => {
    const left = shown.get(word) ?? 0;
    if (left > 0) shown.set(word, left - 1);
    return left > 0 || addresses.has(word);
  };
  const read = everyBlock(blocks).map((block) => {
    const all = wordsOf(textOf(writtenHtml(block)));
    // The address of an embed isn't text.
    const written = renderedName(block.name) === 'core/embed' ? all.filter((word) => !isAddress(word)) : all;
    const words = written.filter((word) => !isKept(word));
    return { block, written, words };
  });
  const written = sum(read.map((one) => one.written.length));
  const lost = read.flatMap(({ block: { name }, words }) => (words.length === 0 ? [] : [{ name, words }]));
  const kept = written - sum(lost.map(({ words }) => words.length));
  const leaves = read.filter(({ block, words }) => words.length === 0 && hasOneOrder(block));
  return { written, kept, lost, moved: movedText(leaves, onPage) };
};

/** Our page may show words of other blocks before or after these. */
const hasOneOrder = ({ innerBlocks }: Block): boolean => innerBlocks.length === 0;

/** The blocks whose words don't follow on those of the block before. */
const movedText = (
  blocks: ReadonlyArray<{ readonly block: Block; readonly written: ReadonlyArray<string> }>,
  onPage: ReadonlyArray<string>,
): ReadonlyArray<LostText> => {
  const moved: LostText[] = [];
  let from = 0;
  for (const { block, written } of blocks) {
    const words = written.filter((word) => onPage.includes(word));
    const end = endOf(words, onPage, from);
    if (end === null) moved.push({ name: block.name, words });
    else from = end;
  }
  return moved;
};

/** Where words end that are among others in this order, from a position on. Null when they aren't. */
const endOf = (words: ReadonlyArray<string>, others: ReadonlyArray<string>, from: number): number | null => {
  let at = from;
  for (const word of words) {
    at = others.indexOf(word, at) + 1;
    if (at === 0) return null;
  }
  return at;
};

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0);

/** The sum of all counts. */
export const allWords = (counts: ReadonlyArray<WordCounts>): WordCounts => ({
  written: sum(counts.map(({ written }) => written)),
  kept: sum(counts.map(({ kept }) => kept)),
});
