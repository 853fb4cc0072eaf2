import type { Document } from 'domhandler';
import { browseDocumentsTexts } from '../../../application/visitor/browse-documents/texts.ts';
import { searchSiteTexts } from '../../../application/visitor/search-site/texts.ts';
import type { FileOnScreen, LibraryOnScreen, WarrantyDialog } from '../parts/document-parts.ts';
import type { LocalDealers } from '../parts/parts.ts';
import type { SearchOnScreen } from '../parts/search-part.ts';
import { allIn, around, attributeOf, firstIn, seenIn, textOf, theOne, wholeText, withRole } from './html.ts';

/** The area's dealers on the home page; null if none are named. */
export const localDealersOn = (page: Document): LocalDealers | null => {
  const [heading] = withRole(theOne(page, 'main'), 'heading', /^\d+ dealers? near /);
  if (heading === undefined) return null;
  const band = around(heading).find(({ attribs }) => 'data-block' in attribs);
  return {
    heading: textOf(heading),
    reviews: (band === undefined ? [] : seenIn(band, 'li:has(blockquote)')).map(
      (card) =>
        [
          textOf(firstIn(card, 'blockquote + p')),
          textOf(firstIn(card, 'blockquote')),
          textOf(firstIn(card, 'a')),
        ] as const,
    ),
  };
};

/** The results of the site search. */
export const searchOn = (page: Document): SearchOnScreen => {
  const main = theOne(page, 'main');
  const [dealers] = withRole(main, 'link', /^Find dealers near /);
  return {
    status: textOf(firstIn(main, '[role=status] p')),
    hits: withRole(main, 'list', searchSiteTexts.results)
      .flatMap((list) => seenIn(list, 'li'))
      .map((hit) => ({
        title: textOf(firstIn(hit, 'a')),
        isDocument: textOf(hit).includes(`(${searchSiteTexts.document})`),
        marked: seenIn(hit, 'mark').map(textOf),
      })),
    kinds: withRole(main, 'navigation', searchSiteTexts.kinds)
      .flatMap((kinds) => seenIn(kinds, 'a'))
      .map(textOf),
    answers: withRole(main, 'region').map((answer) => ({
      title: textOf(firstIn(answer, 'h2')),
      text: textOf(answer),
    })),
    dealers: dealers === undefined ? null : textOf(dealers),
  };
};

/** A link's text, such as `Furnaces: sell sheet (sample) (PDF, 14 KB)`. */
const FILE = /^(.*) \(([^()]*)\)$/;

const FILE_LINKS = 'a[href^="/documents/"], a[href^="/drawings/"]';

/** The files of a page with their addresses, including those in closed sections. */
export const filesOn = (page: Document): ReadonlyArray<FileOnScreen & { readonly href: string }> =>
  allIn(theOne(page, 'main'), FILE_LINKS).map((link) => {
    const [, title = wholeText(link), note = ''] = FILE.exec(wholeText(link)) ?? [];
    return { title, note, href: attributeOf(link, 'href') ?? '' };
  });

/** The document library on a page. */
export const libraryOn = (page: Document): LibraryOnScreen => {
  const tabs = seenIn(theOne(page, 'navigation', browseDocumentsTexts.tabs), 'a');
  const chosen = tabs.find(({ attribs }) => 'aria-current' in attribs);
  return {
    tabs: tabs.map(textOf),
    chosen: chosen === undefined ? null : textOf(chosen),
    sections: seenIn(theOne(page, 'main'), 'summary').map(textOf),
    files: filesOn(page).map(({ title, note }) => ({ title, note })),
    status: textOf(firstIn(theOne(page, 'main'), '[role=search] + div p')),
    announced: withRole(page, 'status').map(textOf).join(''),
  };
};

/** A dialog of the warranty page: its fields and the target of its link. */
export const warrantyDialogOn = (page: Document, title: string): WarrantyDialog => {
  const dialog = theOne(page, 'dialog', title);
  const links = seenIn(dialog, 'a[target=_blank]');
  return {
    fields: seenIn(dialog, 'label').map(textOf),
    leadsTo: attributeOf(links[0], 'href') ?? '',
    opensNewTab: links.length === 1,
    actions: seenIn(dialog, 'button:not([aria-label])').map(textOf),
  };
};

/** The warranty page's answer about an installation date; empty if there is none. */
export const registrationOn = (page: Document): string =>
  seenIn(theOne(page, 'main'), '[role=status] p').map(textOf).join(' ');

/** The status and error messages of a page. */
export const messagesOn = (page: Document): ReadonlyArray<string> =>
  [...withRole(page, 'status'), ...withRole(page, 'alert')].map(textOf);
