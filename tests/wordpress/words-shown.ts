import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { getOuterHTML, removeElement } from 'domutils';
import { parseDocument } from 'htmlparser2';

/**
 * Parts of WordPress's html that visitors do not read: code, fallback texts of players, the address of embedded content, and
 * WordPress's own error about a feed that it cannot load.
 */
const UNREAD =
  'script, style, noscript, audio > *, video > *, .wp-block-embed__wrapper, .components-placeholder';

/** WordPress's html without the parts that visitors do not read. */
export const htmlRead = (html: string): string => {
  const document = parseDocument(html);
  for (const element of selectAll<AnyNode, Element>(UNREAD, document)) removeElement(element);
  return getOuterHTML(document);
};

/** A text with plain keyboard characters: WordPress curls quotes, and writes dashes and `150×150`. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2013\u2014]|-{2,}/g, ' ')
    .replace(/(?<=\d)\u00d7(?=\d)/g, 'x');
