import assert from 'node:assert/strict';
import { TYPING_PAUSE_MS } from '../../../../../application/visitor/browse-documents/browse-documents.ts';
import { browseDocumentsTexts } from '../../../../../application/visitor/browse-documents/texts.ts';
import { checkRegistrationTexts } from '../../../../../application/visitor/check-registration/texts.ts';
import { documentFileName } from '../../../../../domain/document/site-document.ts';
import { isSiteDocument } from '../../../../../infrastructure/content/documents/site-documents.ts';
import { warrantyTextsIn } from '../../../../../ui/blocks/warranty/texts.ts';
import { WarrantyModal } from '../../../../../ui/blocks/warranty/warranty-modal.tsx';
import type { DocumentsPart, WarrantyPart } from '../../../parts/document-parts.ts';
import { allIn, attributeOf, theOne } from '../../../reader/html.ts';
import { filesOn, warrantyDialogOn } from '../../../reader/site-screen.ts';
import type { OpenPage } from '../open-page.tsx';
import type { Visit } from '../visit.ts';

const warrantyTexts = warrantyTextsIn('en');

export const documentsOf = (visit: Visit): DocumentsPart => {
  let openedFirst: OpenPage | null = null;

  const filterBy = async (text: string): Promise<void> => {
    const form = theOne(await visit.look(), 'search', browseDocumentsTexts.form);
    theOne(form, 'button', browseDocumentsTexts.submit);
    assert.ok(allIn(form, 'input[type=search][name=filter]').length === 1, 'Nothing filters');
    if (!visit.scripts) return visit.submit(form, { filter: text });
    await visit.act(({ services }) => services.browseDocuments.filterBy(text));
    await visit.site.clock.advance(TYPING_PAUSE_MS);
  };

  return {
    open: async (path) => void (openedFirst = await visit.goTo(path)),
    chooseTab: async (name) => {
      const tabs = theOne(await visit.look(), 'navigation', browseDocumentsTexts.tabs);
      const link = theOne(tabs, 'link', name);
      if (!visit.scripts) return visit.follow(link);
      const key = new URLSearchParams(attributeOf(link, 'href')?.split('?')[1]).get('tab') ?? '';
      await visit.act(({ services }) => services.browseDocuments.openTab(key));
    },
    goBack: () => visit.act(({ inBrowser }) => inBrowser.address.back()),
    isSamePage: async () => (await visit.page()) === openedFirst,
    filterBy,
    typeFilter: filterBy,
    openFromAddress: async () => {
      const { address } = (await visit.page()).inBrowser.address;
      await visit.goTo(address);
    },
    savedAs: async (title) => {
      const href = filesOn(await visit.look()).find((file) => file.title === title)?.href ?? '';
      return isSiteDocument(href) ? documentFileName(href) : null;
    },
  };
};

export const warrantyOf = (visit: Visit): WarrantyPart => ({
  enterInstallation: async (day) => {
    const form = theOne(await visit.look(), 'form', checkRegistrationTexts.heading);
    const name = attributeOf(theOne(form, 'textbox', checkRegistrationTexts.label), 'name') ?? '';
    theOne(form, 'button', checkRegistrationTexts.submit);
    await visit.submit(form, { [name]: day });
  },
  openDialog: async (title) => {
    const main = theOne(await visit.look(), 'main');
    theOne(main, 'button', title);
    // Without scripts, a link replaces the dialog and has its target.
    const links = allIn(main, 'a[data-unscripted][target=_blank]');
    const kind = title === warrantyTexts.register.title ? 'register' : 'lookUp';
    const href = attributeOf(links[kind === 'register' ? 0 : 1], 'href') ?? '';
    const page = await visit.page();
    page.dialog = (
      <WarrantyModal
        kind={kind}
        href={href}
        texts={warrantyTexts}
        typed={{}}
        onType={() => undefined}
        onClose={() => undefined}
      />
    );
    return warrantyDialogOn(await visit.look(), title);
  },
});
