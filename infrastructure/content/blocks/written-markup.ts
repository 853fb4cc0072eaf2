import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { sourcedAttributes } from './attribute-sources.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The html that WordPress saves around a block's inner blocks, and the attributes that the html contains. */
interface SavedHtml {
  readonly before: string;
  readonly after: string;
  readonly holds: ReadonlyArray<string>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An opening tag. Attributes without a value are omitted. */
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

/** The saved html of WordPress's own blocks. Plugin blocks save only their comment. */
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

/** Escapes characters that would end the comment or be markup in it, like WordPress does. */
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

/** The html that WordPress would save for a block. Null when its kind has no html or it has older content. */
const savedHtml = ({ name, attributes }: Block): SavedHtml | null => {
  const saved = SAVED[name]?.(attributes) ?? null;
  const isWhole = saved?.holds.every((held) => ['string', 'undefined'].includes(typeof attributes[held]));
  return isWhole === true ? saved : null;
};

/** The attributes in a block's comment, and the html around its inner blocks. */
const writtenParts = (block: Block) => {
  const { attributes, originalContent, innerBlocks } = block;
  const saved = originalContent === '' ? savedHtml(block) : null;
  // A block with inner blocks is one element, and they come right after its opening tag.
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

/** A block in the markup of WordPress's editor, the inverse of `blocksOfMarkup`. */
export const markupOf = (block: Block): string => {
  const name = block.name.replace(/^core\//, '');
  const { inComment, before, after } = writtenParts(block);
  const content = `${before}${block.innerBlocks.map(markupOf).join('\n\n')}${after}`;
  return content === ''
    ? `<!-- wp:${name}${comment(inComment)} /-->`
    : `<!-- wp:${name}${comment(inComment)} -->\n${content}\n<!-- /wp:${name} -->`;
};

/** The sources of a block's attributes in its saved html, by block name. */
export type SourcesOf = (name: string) => AttributeSources;

/** Attributes that WordPress writes into the comment even if they are in the html too. */
const IN_BOTH = ['className', 'width', 'height'];

/**
 * Whether WordPress would read a block's markup like we do, because it looks for some attributes only in the html. False for older content.
 */
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
