import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { notFoundTexts } from '../../application/visitor/read-page/missing-page-texts.ts';
import { aDealer, withIds } from '../builders/a-dealer.ts';
import { ALL_PAGES, htmlOf, prepare, SERVED, UNSERVED, type TestedPage } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();
const [HOME] = ALL_PAGES as [TestedPage];

/** The opening tags of scripts that run while the page loads. */
const runningScripts = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([opening]) => opening)
    .filter((opening) => !/type="(application\/(ld\+)?json|speculationrules)"/.test(opening));

const expectWhole = (html: string): void => {
  expect(html).not.toMatch(/<template\b/);
  expect(html).not.toMatch(/<div\b[^>]*\shidden\b/);
  expect(html).not.toContain('<!--$?-->');
  // The script that records the page when the visitor leaves is fetched last.
  const scripts = runningScripts(html).filter((opening) => !opening.includes('/saved.js'));
  expect(scripts).toEqual([expect.stringContaining('data-entry=')]);
  expect(html.endsWith('</html>')).toBe(true);
};

describe('the html as served', () => {
  test.each(ALL_PAGES)('$name is complete', async (tested) => {
    expectWhole(await htmlOf(site, tested));
  });

  test('a page far over 60 kB is complete, and in order', async () => {
    const names = ['Alpha', 'Bravo', 'Charlie'];
    const dealers = withIds(
      names.map((name) => aDealer().named(`${name} ${'Heating and Air '.repeat(1500)}`)),
    );
    site.provider.serve({ zipcode: SERVED, dealers });
    const html = await site.html(`/find-a-dealer/?zipcode=${SERVED}`);
    const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('type="speculationrules"'));
    expect(root.length).toBeGreaterThan(60_000);
    expectWhole(html);
    const places = [...names.map((name) => root.indexOf(`>${name} Heating`)), root.indexOf('<footer')];
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

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
