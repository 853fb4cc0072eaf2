import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { getOuterHTML, removeElement } from 'domutils';
import { parseDocument } from 'htmlparser2';

/**
 * What nobody reads in the html that WordPress shows: code, what a player shows where there is none, the address of what is
 * embedded, and its own complaint about a feed that it cannot fetch.
 */
const UNREAD = 'script, style, noscript, audio > *, video > *, .wp-block-embed, .components-placeholder';

/** The html that WordPress shows, without what nobody reads. */
export const htmlRead = (html: string): string => {
  const document = parseDocument(html);
  for (const element of selectAll<AnyNode, Element>(UNREAD, document)) removeElement(element);
  return getOuterHTML(document);
};

/** A text with the signs that a keyboard has: WordPress curls quotes, and writes dashes and `150×150`. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2013\u2014]|-{2,}/g, ' ')
    .replace(/(?<=\d)\u00d7(?=\d)/g, 'x');
