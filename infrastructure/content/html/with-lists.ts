import { selectAll } from 'css-select';
import { Element, isText, type AnyNode } from 'domhandler';
import { appendChild, getOuterHTML, prepend } from 'domutils';
import { shallowDocument } from './shallow-document.ts';

/** A list item without a list. */
const ORPHAN = 'li:not(:is(ul, ol) > li)';

const isBlank = (node: AnyNode | null): boolean => node !== null && isText(node) && node.data.trim() === '';

/** Wraps orphaned list items in lists. Adjacent items share one. */
export const withLists = (html: string): string => {
  if (!/<li[\s>]/i.test(html)) return html;
  const document = shallowDocument(html);
  const orphans = selectAll<AnyNode, Element>(ORPHAN, document);
  let list = new Element('ul', {});
  for (const item of orphans) {
    const before = isBlank(item.prev) ? (item.prev?.prev ?? null) : item.prev;
    if (before !== list) {
      list = new Element('ul', {});
      prepend(item, list);
    }
    appendChild(list, item);
  }
  return orphans.length === 0 ? html : getOuterHTML(document, { encodeEntities: 'utf8' });
};
