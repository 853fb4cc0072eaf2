import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import { fillSteps, formOn, submitOf } from '../forms/filled-forms.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

declare global {
  interface Window {
    announced: string[];
  }
}

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

/** Records every text that a live region of the page announces from now on, repetitions included. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';
    window.announced = [];
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].filter((node) => node instanceof Element);
        return [
          element?.closest(LIVE) ?? [],
          added.flatMap((node) => [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)]),
        ].flat();
      });
      for (const region of new Set(regions)) {
        const text = region.textContent.trim();
        if (text !== '') window.announced.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** The announcements since the last call, once the given text is the latest. */
const announcedUntil = async (page: Page, last: string): Promise<ReadonlyArray<string>> => {
  await page
    .waitForFunction((text) => window.announced.at(-1) === text, last, { timeout: 5_000 })
    .catch(() => undefined);
  return page.evaluate(() => window.announced.splice(0));
};

test('each change in the list of dealers is announced once', async () => {
  const page = await site.start('/find-a-dealer/');
  await listen(page);
  const expectAnnounced = async (last: string) => expect(await announcedUntil(page, last)).toEqual([last]);
  const near = 'dealers near Addison, TX 75001';

  await page.getByRole('textbox', { name: findDealersTexts.zipLabel }).fill(SERVED);
  await page.keyboard.press('Enter');
  const found = `7 ${near}. Page 1 of 3.`;
  expect((await announcedUntil(page, found)).filter((text) => text !== findDealersTexts.searching)).toEqual([
    found,
  ]);

  const order = (name: string) => page.getByRole('link', { name, exact: true });
  await order('Nearest').press('Enter');
  await expectAnnounced(`7 ${near}, nearest first. Page 1 of 3.`);
  await order('Top rated').press('Enter');
  await expectAnnounced(`7 ${near}, top rated first. Page 1 of 3.`);
  await order('Recommended').press('Enter');
  await expectAnnounced(found);

  await page.getByRole('link', { name: findDealersTexts.next, exact: true }).press('Enter');
  await expectAnnounced(`7 ${near}. Page 2 of 3.`);
  await page.getByRole('link', { name: findDealersTexts.previous, exact: true }).press('Enter');
  await expectAnnounced(found);

  const filter = async (name: string) => {
    await page.getByRole('button', { name: /^Filters? \(\d\)$/ }).press('Enter');
    await page.getByRole('checkbox', { name }).press('Space');
  };
  await filter('24/7');
  await expectAnnounced('1 dealer near Addison, TX 75001, with 1 filter. Page 1 of 1.');
  await page.keyboard.press('Escape');
  await filter('Financing');
  await expectAnnounced('1 dealer near Addison, TX 75001, with 2 filters. Page 1 of 1.');
});

test('adding a dealer to the comparison or removing one is announced once, and the link keeps the focus and its position', async () => {
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}`, {
    viewport: { width: 375, height: 667 },
  });
  await listen(page);
  const link = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Compare|from comparison/ });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await link.focus();
  const top = (): Promise<number> =>
    page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0));
  const before = await top();
  for (const text of ['1 dealer picked to compare.', 'No dealers picked to compare.']) {
    await page.keyboard.press('Enter');
    expect(await announcedUntil(page, text)).toEqual([text]);
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await top()).toBe(before);
  }
});

test('sending a request and its success are each announced once', async () => {
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}`);
  const card = page.getByRole('article').nth(1);
  const connected = `Connected: ${await card.getByRole('heading').innerText()}`;
  await card.getByRole('button', { name: /^Connect/ }).press('Enter');
  await fillSteps(formOn(page, dealerModal), dealerModal);
  await listen(page);
  await submitOf(formOn(page, dealerModal)).press('Enter');
  expect(await announcedUntil(page, connected)).toEqual(['Sending your request.', connected]);
});
