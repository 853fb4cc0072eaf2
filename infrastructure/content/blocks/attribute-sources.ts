import { is, selectAll, selectOne } from 'css-select';
import { cloneNode, type AnyNode, type Document, type Element } from 'domhandler';
import { getInnerHTML, removeElement, textContent } from 'domutils';
import type { AttributeSource, AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import { shallowDocument } from '../html/shallow-document.ts';

type Root = Document | Element;

const isElement = (node: Root): node is Element => 'attribs' in node;

/** The root itself if it matches, else the first match in it. */
const found = (root: Root, selector: string | undefined): Root | null => {
  if (selector === undefined || (isElement(root) && is<AnyNode, Element>(root, selector))) return root;
  return selectOne<AnyNode, Element>(selector, root);
};

const html = (node: Root): string => getInnerHTML(node, { encodeEntities: 'utf8' }).trim();

/** The inner html without the elements that match the selector. `node` is unchanged. */
const htmlWithout = (node: Root, selector: string): string => {
  const copy = cloneNode(node, true);
  for (const part of selectAll<AnyNode, Element>(selector, copy)) removeElement(part);
  return html(copy);
};

/** The matches of a selector that aren't inside another match. */
export const outermost = (root: Root, selector: string): ReadonlyArray<Element> => {
  const all = new Set<AnyNode>();
  return selectAll<AnyNode, Element>(selector, root).filter((element) => {
    all.add(element);
    for (let above = element.parent; above !== null && above !== root; above = above.parent)
      if (all.has(above)) return false;
    return true;
  });
};

/** The joined html of all matches of a selector. Without a match, the complete inner html. */
const jointHtml = (root: Root, selector: string, joint: string): string => {
  const each = outermost(root, selector);
  return each.length === 0 ? html(root) : each.map((element) => html(element)).join(joint);
};

/** Boolean attributes. */
const FLAGS = new Set('autoplay checked controls disabled loop muted open playsinline reversed'.split(' '));

const attributeOf = ({ attribs }: Element, name: string): unknown =>
  FLAGS.has(name) && attribs[name] !== undefined ? true : attribs[name];

const valueIn = (root: Root, from: AttributeSource): unknown => {
  if (from.source === 'query') {
    const each = outermost(root, from.selector);
    return each.length === 0 ? undefined : each.map((element) => valuesIn(element, from.query));
  }
  if (from.source === 'html' && from.joint !== undefined)
    return jointHtml(root, from.selector ?? '*', from.joint);
  const node = found(root, from.selector);
  if (node === null) return undefined;
  switch (from.source) {
    case 'html':
      return from.without === undefined ? html(node) : htmlWithout(node, from.without);
    case 'text':
      return textContent(node).trim();
    case 'tag':
      return isElement(node) ? node.name.toLowerCase() : undefined;
    case 'attribute':
      return isElement(node) ? attributeOf(node, from.attribute) : undefined;
  }
};

const valuesIn = (root: Root, sources: AttributeSources): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(sources).flatMap(([name, from]) => {
      const value = valueIn(root, from);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The attributes that a block's saved html contains. Missing ones are omitted. */
export const sourcedAttributes = (
  originalContent: string,
  sources: AttributeSources,
): Readonly<Record<string, unknown>> =>
  originalContent.trim() === '' ? {} : valuesIn(shallowDocument(originalContent), sources);
