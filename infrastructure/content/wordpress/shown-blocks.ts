import { is, selectAll } from 'css-select';
import { Element, Text, type AnyNode, type Document } from 'domhandler';
import { getOuterHTML, prepend } from 'domutils';
import { renderedName, type Block } from '../../../domain/content/blocks/block.ts';
import { renderShortcodes } from '../../../domain/content/html/shortcodes.ts';
import { outermost } from '../blocks/attribute-sources.ts';
import { shallowDocument } from '../html/shallow-document.ts';

/** Whether the site renders blocks of a name by itself. */
export type Renders = (name: string) => boolean;

const GALLERY = /\[gallery(?:\s[^\]]*)?\]/gi;
const GALLERY_CLASS = 'gallery';

/** Whether it has a shortcode that is not ours: only WordPress knows what it shows. */
const hasShortcode = ({ name, originalContent }: Block): boolean =>
  renderedName(name) === 'core/freeform' && renderShortcodes(originalContent).leftOut.length > 0;

/** Blocks whose text only WordPress has: lists of posts, blocks of plugins, shortcodes. */
export const needsShown = (blocks: ReadonlyArray<Block>, renders: Renders): boolean =>
  blocks.some(
    (block) => !renders(block.name) || hasShortcode(block) || needsShown(block.innerBlocks, renders),
  );

/**
 * Blocks with what WordPress shows in the place of those that the site does not render: the elements of its html that have the
 * block's class, one by one. Where there are more or fewer elements than blocks of a name, these stay as they are. A page from
 * before the block editor that has a shortcode is what WordPress shows of it.
 */
export const withShown = (
  blocks: ReadonlyArray<Block>,
  html: string,
  renders: Renders,
): ReadonlyArray<Block> => {
  const [first, ...others] = blocks;
  const isClassic = first?.name === 'core/freeform' && others.length === 0;
  if (isClassic && hasShortcode(first)) return [shownBlock(html)];
  const wanted: string[] = [];
  placed(blocks, renders, (name) => {
    wanted.push(name);
    return null;
  });
  const shown = elementsOf(html, wanted);
  return placed(blocks, renders, (name) => shown.get(name)?.shift() ?? null);
};

const shownBlock = (html: string): Block => ({
  ...{ name: 'core/html', attributes: {}, innerBlocks: [] },
  originalContent: html,
});

/** The class that WordPress gives a block's outermost element: `core/archives` has `wp-block-archives`. */
const classOf = (name: string): string => `wp-block-${name.replace(/^core\//, '').replace('/', '-')}`;

/** Blocks with the html that `next` gives out, class by class, in the place of those that WordPress shows; null: it has none. */
const placed = (
  blocks: ReadonlyArray<Block>,
  renders: Renders,
  next: (name: string) => string | null,
): ReadonlyArray<Block> =>
  blocks.map((block) => {
    if (!renders(block.name)) {
      const html = next(classOf(block.name));
      return html === null ? block : shownBlock(html);
    }
    const originalContent = hasShortcode(block)
      ? block.originalContent.replace(GALLERY, (written) => next(GALLERY_CLASS) ?? written)
      : block.originalContent;
    return { ...block, originalContent, innerBlocks: placed(block.innerBlocks, renders, next) };
  });

/** The elements of each class, none within another, where there are as many as are wanted. */
const elementsOf = (html: string, wanted: ReadonlyArray<string>): ReadonlyMap<string, string[]> => {
  const document = shallowDocument(html);
  asLists(document);
  apart(document);
  const names = [...new Set(wanted)];
  const found = names.length === 0 ? [] : outermost(document, names.map((name) => `.${name}`).join());
  return new Map(
    names.flatMap((name) => {
      const elements = found.filter((element) => is<AnyNode, Element>(element, `.${name}`));
      if (elements.length !== wanted.filter((one) => one === name).length) return [];
      return [[name, elements.map((element) => getOuterHTML(element, { encodeEntities: 'utf8' }))]];
    }),
  );
};

/** A choice among pages is a list of links to them: without the scripts of WordPress it would choose nothing. */
const asLists = (document: Document): void => {
  for (const select of selectAll<AnyNode, Element>('select', document)) {
    select.name = 'ul';
    for (const option of selectAll<AnyNode, Element>('option', select)) {
      const { value = '' } = option.attribs;
      option.name = 'li';
      if (/^https?:/.test(value)) option.children = [new Element('a', { href: value }, option.children)];
    }
  }
};

/** A day is in a line of its own in WordPress. */
const apart = (document: Document): void => {
  for (const day of selectAll<AnyNode, Element>('* + time', document)) prepend(day, new Text(' '));
};
