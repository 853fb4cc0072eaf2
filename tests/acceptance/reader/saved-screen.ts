import type { Document } from 'domhandler';
import type { SavedOnScreen } from '../parts/saved-part.ts';
import { seenIn, textOf } from './html.ts';

/** The list of saved pages as it is seen. */
export const savedOn = (page: Document): SavedOnScreen => ({
  headings: seenIn(page, 'main h2').map(textOf),
  pages: seenIn(page, 'main section li').map((item) => ({
    title: textOf(seenIn(item, 'h3')[0]),
    says: seenIn(item, 'p').map(textOf),
  })),
});
