import { DomHandler, type Document } from 'domhandler';
import { Parser } from 'htmlparser2';

/** How many elements may be within each other; what is deeper loses its tags and keeps its text. */
export const MAX_HTML_DEPTH = 100;

/** Leaves out the tags of elements that are too deep: whatever walks the tree may call itself for each level. */
class ShallowHandler extends DomHandler {
  private tooDeep = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > MAX_HTML_DEPTH) this.tooDeep += 1;
    else super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.tooDeep > 0) this.tooDeep -= 1;
    else super.onclosetag();
  }
}

/** The tree of a html, at most 100 elements deep. */
export const shallowDocument = (html: string): Document => {
  const handler = new ShallowHandler();
  new Parser(handler).end(html);
  return handler.root;
};
