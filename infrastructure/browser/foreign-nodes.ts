/** What the server writes between the parts of a page. */
const OWN = '[data-frame],[data-block],[data-settled],link[rel=stylesheet]';

/**
 * Moves what browser extensions have added between the parts of a page to the end of the body. React would otherwise give up the whole page,
 * not only the part that has changed.
 */
export const moveForeignNodes = (root: HTMLElement): void => {
  for (const frame of [root, ...root.querySelectorAll('[data-frame=""]')]) {
    let isInPart = false;
    for (const node of [...frame.childNodes]) {
      // React's marks around a part.
      if (node instanceof Comment) isInPart = node.data === '$' || (isInPart && node.data !== '/$');
      else if (!isInPart && !(node instanceof Element && node.matches(OWN))) document.body.append(node);
    }
  }
};
