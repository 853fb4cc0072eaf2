import type { Document } from 'domhandler';
import type { SavedOnScreen } from '../parts/saved-part.ts';
import { SAVED_LINK } from '../../../application/visitor/keep-saved/saved-link-texts.ts';
import { seenIn, textOf, withRole } from './html.ts';

/** The saved list as the visitor sees it. */
export const savedOn = (page: Document): SavedOnScreen => ({
  headings: seenIn(page, 'main h2').map(textOf),
  pages: seenIn(page, 'main section > ul > li').map((item) => ({
    title: textOf(seenIn(item, 'h3')[0]),
    says: seenIn(item, 'p').map(textOf),
  })),
});

/** Whether a page's header links to the saved list. */
export const leadsToSaved = (page: Document): boolean =>
  withRole(page, 'banner').some((header) => withRole(header, 'link', SAVED_LINK).length > 0);
