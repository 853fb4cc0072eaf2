import type { Locator } from 'playwright-core';
import { browseDocumentsTexts } from '../../../../../application/visitor/browse-documents/texts.ts';
import { checkRegistrationTexts } from '../../../../../application/visitor/check-registration/texts.ts';
import type { DocumentsPart, WarrantyPart } from '../../../parts/document-parts.ts';
import { warrantyDialogOn } from '../../../reader/site-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import type { Visit } from '../visit.ts';

const fileLinks = async (visit: Visit): Promise<Locator> =>
  (await visit.page()).getByRole('main').locator('a[href^="/documents/"], a[href^="/drawings/"]');

export const documentsOf = (visit: Visit): DocumentsPart => {
  const tabs = async () =>
    (await visit.page()).getByRole('navigation', { name: browseDocumentsTexts.tabs }).locator('a');
  const filterForm = async () =>
    (await visit.page()).getByRole('search', { name: browseDocumentsTexts.form });
  const loadedAt = async () => (await visit.page()).evaluate(() => performance.timeOrigin);
  let openedAt = 0;
  return {
    open: async (path) => {
      await visit.goTo(path);
      openedAt = await loadedAt();
    },
    goBack: async () => void (await (await visit.page()).goBack()),
    isSamePage: async () => (await loadedAt()) === openedAt,
    chooseTab: async (name) => (await tabs()).filter({ hasText: name }).click(),
    filterBy: async (text) => {
      const form = await filterForm();
      await form.getByLabel(browseDocumentsTexts.label).fill(text);
      await form.getByRole('button', { name: browseDocumentsTexts.submit }).click();
    },
    typeFilter: async (text) =>
      (await filterForm()).getByLabel(browseDocumentsTexts.label).pressSequentially(text),
    openFromAddress: async () => {
      const { pathname, search } = new URL((await visit.page()).url());
      await visit.goTo(`${pathname}${search}`);
    },
    savedAs: async (title) => {
      const link = (await fileLinks(visit)).filter({ hasText: title }).first();
      const href = await link.evaluate((a) => (a as HTMLAnchorElement).href);
      const answer = await (await visit.page()).request.get(href);
      const { 'content-type': type, 'content-disposition': disposition = '' } = answer.headers();
      const isPdf = (await answer.body()).subarray(0, 5).toString('latin1') === '%PDF-';
      const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? null;
      return answer.ok() && type === 'application/pdf' && isPdf ? name : null;
    },
  };
};

export const warrantyOf = (visit: Visit): WarrantyPart => ({
  enterInstallation: async (day) => {
    const form = (await visit.page()).getByRole('form', { name: checkRegistrationTexts.heading });
    await form.getByLabel(checkRegistrationTexts.label).fill(day);
    await form.getByRole('button', { name: checkRegistrationTexts.submit }).click();
  },
  openDialog: async (title) => {
    const page = await visit.page();
    await page.getByRole('main').getByRole('button', { name: title, exact: true }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    return warrantyDialogOn(await snapshotOf(page), title);
  },
});
