import { is, selectAll } from 'css-select';
import { Element, Text, type AnyNode, type Document } from 'domhandler';
import { getOuterHTML, prepend } from 'domutils';
import { renderedName, type Block } from '../../../domain/content/blocks/block.ts';
import { renderShortcodes } from '../../../domain/content/html/shortcodes.ts';
import { outermost } from '../blocks/attribute-sources.ts';
import { shallowDocument } from '../html/shallow-document.ts';

/** Returns whether the site itself renders blocks with a name. */
export type Renders = (name: string) => boolean;

const GALLERY = /\[gallery(?:\s[^\]]*)?\]/gi;
const GALLERY_CLASS = 'gallery';

/** Whether the block has a shortcode that only WordPress can render. */
const hasShortcode = ({ name, originalContent }: Block): boolean =>
  renderedName(name) === 'core/freeform' && renderShortcodes(originalContent).leftOut.length > 0;

/** Whether any block needs WordPress's html: lists of posts, plugin blocks, shortcodes. */
export const needsShown = (blocks: ReadonlyArray<Block>, renders: Renders): boolean =>
  blocks.some(
    (block) => !renders(block.name) || hasShortcode(block) || needsShown(block.innerBlocks, renders),
  );

/**
 * Replaces blocks that the site doesn't render with WordPress's html for them: the elements with the block's class, in order. If their
 * number differs from the blocks with that name, those blocks stay. A page from before the block editor that has a shortcode becomes
 * WordPress's complete html.
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
  name: 'core/html',
  attributes: {},
  innerBlocks: [],
  originalContent: html,
});

/** Kinds of a block that have a class of their own. WordPress shows nothing for a post without tags or without a next post. */
const KINDS: Readonly<Record<string, (attributes: Block['attributes']) => string>> = {
  'core/post-terms': ({ term }) => `.taxonomy-${String(term)}`,
  'core/post-navigation-link': ({ type = 'next' }) => `.post-navigation-link-${String(type)}`,
};

/** The classes of a block's outermost element in WordPress, joined with dots: `core/archives` has `wp-block-archives`. */
const classesOf = ({ name, attributes }: Block): string => {
  const kind = KINDS[name]?.(attributes) ?? '';
  return `wp-block-${name.replace(/^core\//, '').replace('/', '-')}${/^\.[\w-]+$/.test(kind) ? kind : ''}`;
};

/** Replaces blocks that WordPress renders with the html that `next` returns for their class. Null keeps the block. */
const placed = (
  blocks: ReadonlyArray<Block>,
  renders: Renders,
  next: (name: string) => string | null,
): ReadonlyArray<Block> =>
  blocks.map((block) => {
    if (!renders(block.name)) {
      const html = next(classesOf(block));
      return html === null ? block : shownBlock(html);
    }
    const originalContent = hasShortcode(block)
      ? block.originalContent.replace(GALLERY, (written) => next(GALLERY_CLASS) ?? written)
      : block.originalContent;
    return { ...block, originalContent, innerBlocks: placed(block.innerBlocks, renders, next) };
  });

/** The outermost elements of each class, if their number matches the wanted one. */
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

/** Turns a select of pages into a list of links, because it needs WordPress's scripts. */
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

/** Separates a date from the text before it, because WordPress shows it on its own line. */
const apart = (document: Document): void => {
  for (const day of selectAll<AnyNode, Element>('* + time', document)) prepend(day, new Text(' '));
};
