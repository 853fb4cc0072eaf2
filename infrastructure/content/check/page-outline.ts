import { selectAll, selectOne } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { getOuterHTML, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { PageOutline } from '../../../domain/content/checks/page-outline.ts';
import { readText } from '../html/plain-text.ts';

/** Where an element leads. The fragment of an address that is posted to is one of the page that answers, not of this one. */
const leadsTo = ({ attribs }: Element): ReadonlyArray<string> =>
  attribs['method'] === 'post'
    ? [attribs['action']?.split('#')[0] ?? ''].filter((address) => address !== '')
    : ['href', 'action', 'formaction'].flatMap((name) => attribs[name] ?? []);

/** What is read as a text of its own: a list item that holds others is none. */
const PASSAGES = 'p, li:not(:has(p, ul, ol, details))';

/** Where what is said is no text of the page's. */
const ASIDES = ['nav', 'form', 'dialog', 'article'];

/** What is read without opening anything: explanations of terms are apart. */
const readableText = (node: AnyNode): string =>
  'attribs' in node && 'popover' in node.attribs
    ? ''
    : 'children' in node
      ? node.children.map(readableText).join('')
      : textContent(node);

/** What of a page's html can be judged without looking at it; its main part is its `main`, or all of it. */
export const pageOutline = (html: string): PageOutline => {
  const document = parseDocument(html);
  const main = selectOne<AnyNode, Element>('main', document) ?? document;
  const elements = (selector: string): ReadonlyArray<Element> => selectAll<AnyNode, Element>(selector, main);
  const inDialogs = new Set(elements('dialog :is(h1, h2, h3, h4, h5, h6)'));
  const inAsides = new Set(elements(ASIDES.map((aside) => `${aside} :is(${PASSAGES})`).join()));
  return {
    headings: elements('h1, h2, h3, h4, h5, h6')
      .filter((heading) => !inDialogs.has(heading))
      .map((heading) => ({
        level: Number(heading.name.slice(1)),
        text: textContent(heading).replace(/\s+/g, ' ').trim(),
      })),
    links: elements('a[href], area[href], form[action], [formaction]').flatMap(leadsTo),
    images: elements('img').map(({ attribs }) => ({
      src: attribs['src'] ?? '',
      alt: attribs['alt'] ?? null,
    })),
    text: readText(getOuterHTML(main)),
    passages: elements(PASSAGES)
      .filter((passage) => !inAsides.has(passage))
      .map((passage) => readableText(passage).replace(/\s+/g, ' ').trim())
      .filter((passage) => passage !== ''),
    ids: selectAll<AnyNode, Element>('[id]', document).map(({ attribs }) => attribs['id'] ?? ''),
  };
};
