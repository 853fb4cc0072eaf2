import { isTag, isText, type AnyNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Elements whose text browsers don't show. */
const UNSEEN = new Set('script style template noscript noembed noframes iframe title audio video'.split(' '));

/** Elements within a line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i mark q s small span strong sub sup u'.split(' '),
);

/** The text that an html parser sees, with a space at the tags that end a line. */
export const seenText = (html: string): string => {
  const texts: string[] = [];
  const visit = (node: AnyNode): void => {
    if (isText(node)) texts.push(node.data);
    else if ('children' in node && !(isTag(node) && UNSEEN.has(node.name))) {
      const end = isTag(node) && INLINE.has(node.name) ? '' : ' ';
      texts.push(end);
      node.children.forEach(visit);
      texts.push(end);
    }
  };
  parseDocument(html).children.forEach(visit);
  return texts.join('');
};

/** Null if the words are among others in the same order. Else the first word that is not. */
export const isWithin = (words: ReadonlyArray<string>, others: ReadonlyArray<string>): string | null => {
  let at = 0;
  for (const word of words) {
    at = others.indexOf(word, at) + 1;
    if (at === 0) return word;
  }
  return null;
};
