import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { sourcedAttributes } from './attribute-sources.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The html that WordPress saves for a block, around the markup of its inner blocks, and which attributes it holds. */
interface SavedHtml {
  readonly before: string;
  readonly after: string;
  readonly holds: ReadonlyArray<string>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An opening tag; attributes without a value are left out. */
const tag = (name: string, attributes: Readonly<Record<string, unknown>>): string =>
  `<${[
    name,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      text(value) === '' ? [] : [`${key}="${escapeHtml(text(value))}"`],
    ),
  ].join(' ')}>`;

const classes = (...names: ReadonlyArray<unknown>): string => names.map(text).filter(Boolean).join(' ');

const aligned = (align: unknown): string => (text(align) === '' ? '' : `has-text-align-${text(align)}`);

const around = (name: string, attributes: Fields, holds: ReadonlyArray<string> = []): SavedHtml => ({
  before: tag(name, attributes),
  after: `</${name}>`,
  holds,
});

const line = (name: string, attributes: Fields, content: unknown): SavedHtml => ({
  ...around(name, attributes, ['content']),
  before: `${tag(name, attributes)}${text(content)}`,
});

/** As WordPress's own blocks save themselves; those of a plugin save their comment alone. */
const SAVED: Readonly<Record<string, (attributes: Fields) => SavedHtml>> = {
  'core/paragraph': ({ content, align }) => line('p', { class: aligned(align) }, content),
  'core/heading': ({ content, level, textAlign }) =>
    line(`h${Number(level ?? 2)}`, { class: classes('wp-block-heading', aligned(textAlign)) }, content),
  'core/list': ({ ordered, start, reversed }) =>
    around(ordered === true ? 'ol' : 'ul', {
      ...(reversed === true && { reversed: 'reversed' }),
      start: start === undefined ? '' : String(start),
      class: 'wp-block-list',
    }),
  'core/list-item': ({ content }) => line('li', {}, content),
  'core/buttons': () => around('div', { class: 'wp-block-buttons' }),
  'core/button': ({ className, url, text: words, linkTarget, rel }) => ({
    before: [
      tag('div', { class: classes('wp-block-button', className) }),
      tag('a', { class: 'wp-block-button__link wp-element-button', href: url, target: linkTarget, rel }),
      text(words),
    ].join(''),
    after: '</a></div>',
    holds: ['url', 'text', 'linkTarget', 'rel'],
  }),
  'core/group': ({ className, tagName }) =>
    around(text(tagName) || 'div', { class: classes('wp-block-group', className) }),
  'core/columns': () => around('div', { class: 'wp-block-columns' }),
  'core/column': ({ width }) =>
    around('div', {
      class: 'wp-block-column',
      style: text(width) === '' ? '' : `flex-basis:${text(width)}`,
    }),
  'core/image': ({ url, alt, caption, href, linkTarget, rel, sizeSlug, align }) => ({
    before: [
      tag('figure', {
        class: classes(
          'wp-block-image',
          text(align) && `align${text(align)}`,
          text(sizeSlug) && `size-${text(sizeSlug)}`,
        ),
      }),
      text(href) === '' ? '' : tag('a', { href, target: linkTarget, rel }),
      `<img src="${escapeHtml(text(url))}" alt="${escapeHtml(text(alt))}"/>`,
      text(href) === '' ? '' : '</a>',
      text(caption) === '' ? '' : `<figcaption class="wp-element-caption">${text(caption)}</figcaption>`,
    ].join(''),
    after: '</figure>',
    holds: ['url', 'alt', 'caption', 'href', 'linkTarget', 'rel'],
  }),
};

/** What would end the comment, or be markup in it, as WordPress writes it. */
const ESCAPES: ReadonlyArray<readonly [RegExp, string]> = [
  [/--/g, '\\u002d\\u002d'],
  [/</g, '\\u003c'],
  [/>/g, '\\u003e'],
  [/&/g, '\\u0026'],
  [/\\"/g, '\\u0022'],
];

const comment = (attributes: Fields): string =>
  Object.keys(attributes).length === 0
    ? ''
    : ` ${ESCAPES.reduce((json, [sign, escaped]) => json.replace(sign, escaped), JSON.stringify(attributes))}`;

/** The saved html of a block that does not come with it; null: its kind has none, or it is of an older content. */
const savedHtml = ({ name, attributes }: Block): SavedHtml | null => {
  const saved = SAVED[name]?.(attributes) ?? null;
  const isWhole = saved?.holds.every((held) => ['string', 'undefined'].includes(typeof attributes[held]));
  return isWhole === true ? saved : null;
};

/** What is in the comment of a block, and the html around its inner blocks. */
const writtenParts = (block: Block) => {
  const { attributes, originalContent, innerBlocks } = block;
  const saved = originalContent === '' ? savedHtml(block) : null;
  // What holds other blocks is one element: they are in it, before what follows them.
  const opening = /^<[^>]*>/.exec(originalContent)?.[0].length ?? 0;
  const end = innerBlocks.length === 0 ? originalContent.length : opening;
  return {
    inComment: Object.fromEntries(
      Object.entries(attributes).filter(([key]) => saved?.holds.includes(key) !== true),
    ),
    before: saved?.before ?? originalContent.slice(0, end),
    after: saved?.after ?? originalContent.slice(end),
  };
};

/** A block as WordPress's editor writes it into a page; `blocksOfMarkup` reads it. */
export const markupOf = (block: Block): string => {
  const name = block.name.replace(/^core\//, '');
  const { inComment, before, after } = writtenParts(block);
  const content = `${before}${block.innerBlocks.map(markupOf).join('\n\n')}${after}`;
  return content === ''
    ? `<!-- wp:${name}${comment(inComment)} /-->`
    : `<!-- wp:${name}${comment(inComment)} -->\n${content}\n<!-- /wp:${name} -->`;
};

/** Where the attributes of a block are in its saved html, by the block's name. */
export type SourcesOf = (name: string) => AttributeSources;

/** What WordPress has in the comment whether or not it is in the html too. */
const IN_BOTH = ['className', 'width', 'height'];

/** Whether WordPress would read a block's markup as we do: it looks for some attributes in the html alone. Older contents fail. */
export const isWritable = (block: Block, sourcesOf: SourcesOf): boolean => {
  const sources = sourcesOf(block.name);
  const { inComment, before, after } = writtenParts(block);
  const inHtml = sourcedAttributes(before + after, sources);
  return (
    block.mediaData === undefined &&
    Object.keys(inComment).every((key) => IN_BOTH.includes(key) || !(key in sources) || key in inHtml) &&
    block.innerBlocks.every((inner) => isWritable(inner, sourcesOf))
  );
};
