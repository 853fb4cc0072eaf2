import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { SETTLED_PAGES, prepare, SERVED } from './pages.ts';
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

  test('a link in place of a button is laid out like the button', async () => {
    prepare(site, HOME);
    const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, without);
    const displays = await page
      .locator('a[data-unscripted]')
      .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).display))]);
    expect(displays.length).toBeGreaterThan(0);
    for (const display of displays) expect(['flex', 'inline-flex']).toContain(display);
  });
});
