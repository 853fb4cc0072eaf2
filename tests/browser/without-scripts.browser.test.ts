import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { notFoundTexts } from '../../application/visitor/read-page/missing-page-texts.ts';
import { SETTLED_PAGES, prepare, SERVED, UNSERVED } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();
const [HOME] = SETTLED_PAGES;

describe('with scripts off', () => {
  const without = { javaScriptEnabled: false };

  const namesOn = (page: Page): Promise<ReadonlyArray<string>> =>
    page.getByRole('article').getByRole('heading').allInnerTexts();

  test('the box on the home page shows the dealers of an area', async () => {
    prepare(site, HOME);
    const page = await site.visit('/', without);
    await page.getByRole('search').getByRole('textbox', { name: findDealersTexts.zipLabel }).fill(SERVED);
    await page.getByRole('button', { name: findDealersTexts.submit }).click();
    await page.waitForURL(`**/find-your-dealer/?zipcode=${SERVED}`);
    expect(await namesOn(page)).toHaveLength(7);
  });

  test('the box on the locator searches there', async () => {
    prepare(site, HOME);
    const page = await site.visit('/find-a-dealer/', without);
    await page.getByRole('search').getByRole('textbox', { name: findDealersTexts.zipLabel }).fill(UNSERVED);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/find-a-dealer/?zipcode=${UNSERVED}`);
    expect(await page.getByRole('heading', { name: UNSERVED }).count()).toBe(1);
  });

  test('a link in place of a button is laid out like the button', async () => {
    prepare(site, HOME);
    const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, without);
    const displays = await page
      .locator('a[data-unscripted]')
      .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).display))]);
    expect(displays.length).toBeGreaterThan(0);
    for (const display of displays) expect(['flex', 'inline-flex']).toContain(display);
  });

  test('an unknown address returns 404 with a page that links to other pages', async () => {
    const context = await site.context(without);
    const page = await context.newPage();
    const answer = await page.goto('/no-such-page/');
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(notFoundTexts.heading);
    await page.getByRole('link', { name: notFoundTexts.backHome }).click();
    await page.waitForURL(`${site.address}/`);
  });
});
