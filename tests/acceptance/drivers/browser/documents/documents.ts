import { dayOf } from '../../../../../application/ports/clock.ts';
import type { Locator } from 'playwright-core';
import { browseDocumentsTexts } from '../../../../../application/visitor/browse-documents/texts.ts';
import { checkRegistrationTexts } from '../../../../../application/visitor/check-registration/texts.ts';
import type { DocumentsPart, WarrantyPart } from '../../../parts/document-parts.ts';
import { filesOn, libraryOn, warrantyDialogOn } from '../../../reader/site-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const PAGES = { documents: '/resources/', commercial: '/resources/commercial/' } as const;

const WARRANTY_PAGE = '/resources/warranty/';

const A_DAY_MS = 86_400_000;

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
    open: async (library) => {
      await visit.goTo(PAGES[library]);
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
    seenWhen: async (matches) =>
      seenWhen(async () => libraryOn(await snapshotOf(await visit.page())), matches),
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
  open: async () => void (await visit.goTo(WARRANTY_PAGE)),
  enterInstallation: async (daysAgo) => {
    await visit.goTo(WARRANTY_PAGE);
    const form = (await visit.page()).getByRole('form', { name: checkRegistrationTexts.heading });
    // The site counts days where the brand's customer service is, which may still be yesterday's date elsewhere.
    const installed = new Date(Date.parse(dayOf(Date)) - daysAgo * A_DAY_MS).toISOString().slice(0, 10);
    await form.getByLabel(checkRegistrationTexts.label).fill(installed);
    await form.getByRole('button', { name: checkRegistrationTexts.submit }).click();
  },
  answer: async () => {
    const page = await visit.page();
    const said = await seenWhen(
      () => page.getByRole('main').getByRole('status').locator('p').allTextContents(),
      (lines) => lines.length > 0,
    );
    return said.join(' ');
  },
  files: async () => filesOn(await snapshotOf(await visit.page())).map(({ title }) => title),
  openDialog: async (title) => {
    const page = await visit.page();
    await page.getByRole('main').getByRole('button', { name: title, exact: true }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    return warrantyDialogOn(await snapshotOf(page), title);
  },
});
