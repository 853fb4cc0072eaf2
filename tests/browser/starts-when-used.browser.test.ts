import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { homeForm } from '../../domain/lead/forms/home-form.ts';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { siteMenuIn } from '../../application/visitor/read-page/site-menu-texts.ts';
import { areaServing } from '../../application/visitor/read-page/frame-texts.ts';
import { ALL_PAGES, SETTLED_PAGES, prepare } from './pages.ts';
import { problemsOn } from './problems.ts';
import { started, TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

/** A new visitor's window, with a record of the application's scripts that it asks for, and its problems. */
const watchedPage = async (options = {}) => {
  const page = await (await site.context(options)).newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/^\/assets\/.*\.js$/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  return { page, scripts, problems: problemsOn(page) };
};

const loaded = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

const WAYS: ReadonlyArray<{ way: string; use: (page: Page) => Promise<void>; hasTouch?: boolean }> = [
  { way: 'pointer', use: (page) => page.mouse.move(40, 300) },
  { way: 'touch', use: (page) => page.touchscreen.tap(3, 300), hasTouch: true },
  { way: 'key', use: (page) => page.keyboard.press('Shift') },
  { way: 'focus', use: (page) => page.getByRole('textbox', { name: findDealersTexts.zipLabel }).focus() },
];

describe('the first use', () => {
  test.each(WAYS)('by $way starts the application', async ({ use, hasTouch = false }) => {
    const { page, scripts } = await watchedPage({ hasTouch });
    await loaded(page, '/');
    expect(scripts).toEqual([]);
    await use(page);
    await started(page);
  });
});

test('a pointer that rests on a page while it loads does not start the application', async () => {
  const { page, scripts } = await watchedPage();
  await loaded(page, '/');
  const move = (movementX: number): Promise<unknown> =>
    page
      .getByRole('main')
      .evaluate(
        (main, x) => main.dispatchEvent(new PointerEvent('pointermove', { movementX: x, bubbles: true })),
        movementX,
      );
  await move(0);
  expect(scripts).toEqual([]);
  await move(1);
  await started(page);
});

test('a click on a link to another page does not start the application on the page left behind', async () => {
  prepare(site, SETTLED_PAGES[0]);
  const { page, scripts } = await watchedPage();
  await loaded(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: siteMenuIn('en').findADealer.text });
  await link.hover();
  await link.click();
  await page.waitForURL('**/find-a-dealer/');
  expect(scripts).toEqual([]);
});

test('a click on a link within the page starts the application, which handles it', async () => {
  const { page } = await watchedPage({ hasTouch: true });
  await loaded(page, '/');
  await page.locator('a[href="#help-pricing"]').tap();
  const firstName = page.getByRole('form', { name: homeForm.name, exact: true }).locator('[name=firstName]');
  await firstName.waitFor();
});

test('with a stored area, the application starts by itself after load', async () => {
  const localStorage = [{ name: 'zipcode', value: '30303' }];
  const storageState = { cookies: [], origins: [{ origin: site.address, localStorage }] };
  const { page, problems } = await watchedPage({ storageState });
  await page.goto('/');
  await started(page);
  await page.getByRole('button', { name: areaServing('30303') }).waitFor();
  expect(problems).toEqual([]);
});

test('every page names the scripts that it starts, and all of them exist', async () => {
  for (const tested of ALL_PAGES) {
    prepare(site, tested);
    const html = await site.html(tested.path);
    const [, entry = '', chunks = ''] = /data-entry="([^"]+)" data-chunks="([^"]*)"/.exec(html) ?? [];
    const files = [entry, ...chunks.split(' ')];
    expect(files.every((file) => file.startsWith('/assets/'))).toBe(true);
    const answers = await Promise.all(files.map((file) => fetch(`${site.address}${file}`)));
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
    site.provider.reset();
  }
});
