import { DomHandler, type Document } from 'domhandler';
import { Parser } from 'htmlparser2';

/** The maximum depth of elements. Deeper elements lose their tags and keep their text. */
export const MAX_HTML_DEPTH = 100;

/** Skips the tags of elements that are too deep, so that recursion over the tree is safe. */
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

/** Parses html to a tree of at most 100 levels. */
export const shallowDocument = (html: string): Document => {
  const handler = new ShallowHandler();
  new Parser(handler).end(html);
  return handler.root;
};
