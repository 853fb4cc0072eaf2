import { is, selectAll, selectOne } from 'css-select';
import type { AnyNode, Document, Element } from 'domhandler';
import { getInnerHTML, textContent } from 'domutils';
import type { AttributeSource, AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import { shallowDocument } from '../html/shallow-document.ts';

type Root = Document | Element;

const isElement = (node: Root): node is Element => 'attribs' in node;

/** The root itself where it is what is sought, else the first within it. */
const found = (root: Root, selector: string | undefined): Root | null => {
  if (selector === undefined || (isElement(root) && is<AnyNode, Element>(root, selector))) return root;
  return selectOne<AnyNode, Element>(selector, root);
};

const html = (node: Root): string => getInnerHTML(node, { encodeEntities: 'utf8' }).trim();

/** Attributes that are true wherever they stand. */
const FLAGS = new Set('autoplay checked controls disabled loop muted open playsinline reversed'.split(' '));

const attributeOf = ({ attribs }: Element, name: string): unknown =>
  FLAGS.has(name) && attribs[name] !== undefined ? true : attribs[name];

const valueIn = (root: Root, from: AttributeSource): unknown => {
  if (from.source === 'query') {
    const each = selectAll<AnyNode, Element>(from.selector, root);
    return each.length === 0 ? undefined : each.map((element) => valuesIn(element, from.query));
  }
  const node = found(root, from.selector);
  if (node === null) return undefined;
  switch (from.source) {
    case 'html':
      return html(node);
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

/** The attributes that stand in a block's saved html; those that do not are left out. */
export const sourcedAttributes = (
  originalContent: string,
  sources: AttributeSources,
): Readonly<Record<string, unknown>> =>
  originalContent.trim() === '' ? {} : valuesIn(shallowDocument(originalContent), sources);
