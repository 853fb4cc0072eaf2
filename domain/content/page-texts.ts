import type { Block } from './blocks/block.ts';
import type { ContentPage } from './content-page.ts';

/** How the texts of a page are rewritten. */
export interface TextRewriting {
  /** A title, a description, or a value that an editor set. */
  readonly text: (written: string) => string;
  /** The html that an editor saved. */
  readonly html: (written: string) => string;
}

/** A page, each text of which is rewritten; its paths stay. */
export const rewritePage = (page: ContentPage, rewriting: TextRewriting): ContentPage => ({
  ...page,
  title: rewriting.text(page.title),
  description: rewriting.text(page.description),
  blocks: page.blocks.map((block) => rewriteBlock(block, rewriting)),
});

const rewriteBlock = (block: Block, rewriting: TextRewriting): Block => ({
  ...block,
  attributes: rewriteValue(block.attributes, rewriting.text) as Block['attributes'],
  innerBlocks: block.innerBlocks.map((inner) => rewriteBlock(inner, rewriting)),
  originalContent: rewriting.html(block.originalContent),
});

const rewriteValue = (value: unknown, rewrite: TextRewriting['text']): unknown => {
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) return value.map((one) => rewriteValue(one, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewriteValue(one, rewrite)]));
};
