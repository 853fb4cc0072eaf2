import type { Block } from './blocks/block.ts';
import type { ContentPage } from './content-page.ts';

/** Rewrites the texts of a page. */
export interface TextRewriting {
  /** Rewrites a title, a description or an editor's value. */
  readonly text: (written: string) => string;
  readonly html: (written: string) => string;
}

/** Rewrites all texts of a page. Paths stay unchanged. */
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
