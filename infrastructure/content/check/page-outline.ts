import { selectAll, selectOne } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { getOuterHTML, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { PageOutline } from '../../../domain/content/checks/page-outline.ts';
import { readText } from '../html/plain-text.ts';

/** The link targets of an element. The fragment of a post's action belongs to the response's page, so it is removed. */
const leadsTo = ({ attribs }: Element): ReadonlyArray<string> =>
  attribs['method'] === 'post'
    ? [attribs['action']?.split('#')[0] ?? ''].filter((address) => address !== '')
    : ['href', 'action', 'formaction'].flatMap((name) => attribs[name] ?? []);

/** Elements that are read as separate texts. A list item with nested items isn't one. */
const PASSAGES = 'p, li:not(:has(p, ul, ol, details))';

/** Elements whose text isn't part of the page's copy. */
const ASIDES = ['nav', 'form', 'dialog', 'article'];

/** The text that is visible without opening anything, so without the explanations of terms. */
const readableText = (node: AnyNode): string =>
  'attribs' in node && 'popover' in node.attribs
    ? ''
    : 'children' in node
      ? node.children.map(readableText).join('')
      : textContent(node);

/** The parts of a page's html that can be checked automatically. The main part is `main`, or the complete html. */
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
      hasSrcset: attribs['srcset'] !== undefined,
    })),
    text: readText(getOuterHTML(main)),
    passages: elements(PASSAGES)
      .filter((passage) => !inAsides.has(passage))
      .map((passage) => readableText(passage).replace(/\s+/g, ' ').trim())
      .filter((passage) => passage !== ''),
    ids: selectAll<AnyNode, Element>('[id]', document).map(({ attribs }) => attribs['id'] ?? ''),
  };
};
