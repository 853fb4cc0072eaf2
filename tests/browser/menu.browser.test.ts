import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { SAVED_LINK, SAVED_PATH } from '../../application/visitor/keep-saved/saved-link-texts.ts';
import { otherHomes } from '../../application/visitor/read-page/language-texts.ts';
import { siteMenuIn } from '../../application/visitor/read-page/site-menu-texts.ts';
import { siteTextsIn } from '../../application/visitor/read-page/site-texts.ts';
import type { SiteLanguage } from '../../domain/content/site-language.ts';
import { guidePath } from '../../domain/help/troubleshooting.ts';
import { overflowOf } from './accessibility/overflow.ts';
import { hasFocus } from './dealers/opened-reviews.ts';
import { inOwnTypefaces } from './own-typefaces.ts';
import { SETTLED_PAGES, prepare } from './pages.ts';
import { problemsOn } from './problems.ts';
import { isStarted, startByPress, TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();
const PHONE = { viewport: { width: 375, height: 720 } };
const FRENCH = '/fr/trouver-un-concessionnaire/';

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const button = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu', exact: true });
const close = (page: Page, language: SiteLanguage = 'en'): Locator =>
  menu(page).getByRole('button', { name: siteTextsIn(language).close, exact: true });

/** The text of the menu's link to a page. */
const linkIn = (path: string): string =>
  siteMenuIn('en').links.find(({ href }) => href === path)?.text ?? 'no link';

const closed = (page: Page): Promise<void> => menu(page).waitFor({ state: 'hidden' });

const opened = async (path = '/', options: BrowserContextOptions = PHONE): Promise<Page> => {
  const page = await site.visit(path, options);
  await button(page).click();
  await menu(page).waitFor();
  return page;
};

/** The name of the focused element. */
const stop = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const text = at instanceof HTMLElement ? at.innerText : '';
    return at?.getAttribute('aria-label') ?? text;
  });

describe.each([
  ['with scripts', {}],
  ['with scripts off', { javaScriptEnabled: false }],
])('%s', (_, scripts) => {
  test('a click or Enter opens the menu, which takes the focus; Close, Escape or a click outside closes it; its links work', async () => {
    const page = await opened('/', { ...PHONE, ...scripts });
    expect(await hasFocus(close(page))).toBe(true);
    await close(page).click();
    await closed(page);
    expect(await hasFocus(button(page))).toBe(true);
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await hasFocus(button(page))).toBe(true);
    await button(page).click();
    await menu(page).waitFor();
    await page.mouse.click(180, 700);
    await closed(page);
    expect(new URL(page.url()).pathname).toBe('/');
    await button(page).click();
    await menu(page)
      .getByRole('link', { name: linkIn('/resources/warranty/') })
      .click();
    await page.waitForURL('**/resources/warranty/');
  });
});

test('a menu that was opened before the application starts stays open', async () => {
  const page = await site.visit('/', PHONE);
  const problems = problemsOn(page);
  expect(await isStarted(page)).toBe(false);
  await button(page).click();
  await startByPress(page);
  expect(await menu(page).isVisible()).toBe(true);
  expect(await hasFocus(close(page))).toBe(true);
  expect(problems).toEqual([]);
});

test('Tab walks through the whole menu; leaving it closes it', async () => {
  const page = await opened();
  await startByPress(page);
  const texts = siteTextsIn('en');
  const walked = [await stop(page)];
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Tab');
    walked.push(await stop(page));
  }
  expect(walked).toEqual([
    texts.close,
    'Products',
    'Help',
    'Rebates',
    'Warranty',
    'Schedule service',
    '1-800-555-0199',
    ...otherHomes('en').map(({ name }) => name),
    'Find a dealer',
  ]);
  await page.keyboard.press('Tab');
  await closed(page);
  expect(await stop(page)).toBe(texts.areaUnknown);
});

test('the menu is closed after Back', async () => {
  const page = await opened();
  await startByPress(page);
  await menu(page)
    .getByRole('link', { name: linkIn('/resources/warranty/') })
    .click();
  await page.waitForURL('**/resources/warranty/');
  await page.goBack();
  await button(page).waitFor();
  expect(await menu(page).isVisible()).toBe(false);
});

test('an open menu keeps a phone from scrolling the page behind it', async () => {
  const page = await opened('/', { ...PHONE, isMobile: true, hasTouch: true });
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  await close(page).click();
  await closed(page);
  expect(await overflow()).not.toBe('hidden');
});

describe.each([
  ['with scripts', {}],
  ['with scripts off', { javaScriptEnabled: false }],
])('the menu groups %s', (_, scripts) => {
  const WIDE = { viewport: { width: 1280, height: 800 }, ...scripts };
  const group = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Products' });
  const first = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'All products' });

  test('in a wide header, Enter opens a group below its button, and Escape closes it', async () => {
    const page = await site.visit('/contact/', WIDE);
    expect(await first(page).isVisible()).toBe(false);
    await group(page).focus();
    await page.keyboard.press('Enter');
    await first(page).waitFor();
    const [above, below] = [await group(page).boundingBox(), await first(page).boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await page.keyboard.press('Tab');
    expect(await hasFocus(first(page))).toBe(true);
    await page.keyboard.press('Escape');
    await first(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(group(page))).toBe(true);
  });

  test('only one group is open at a time, and its links work', async () => {
    const page = await site.visit('/contact/', WIDE);
    await group(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
    await first(page).waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('link', { name: 'Maintenance tips' }).click();
    await page.waitForURL('**/resources/maintenance-tips/');
  });

  test('in the menu of a phone, a group opens in place', async () => {
    const page = await opened('/contact/', { ...PHONE, ...scripts });
    const link = menu(page).getByRole('link', { name: 'Heat pumps' });
    expect(await link.isVisible()).toBe(false);
    await menu(page).getByText('Products', { exact: true }).click();
    await link.click();
    await page.waitForURL('**/products/heat-pumps/');
  });
});

test('the menu links to the saved list while something is saved', async () => {
  const link = (page: Page): Locator =>
    menu(page).getByRole('link', { name: SAVED_LINK, exact: true, includeHidden: true });
  const page = await opened('/contact/');
  expect(await link(page).isVisible()).toBe(false);
  // Reading a guide saves it.
  await page.goto(guidePath('coils'));
  await page.goto('/contact/');
  await button(page).click();
  await link(page).click();
  await page.waitForURL(`**${SAVED_PATH}`);
});

test.each(['/contact/', FRENCH])('%s: the header does not overflow at twice the text size', async (path) => {
  const page = await site.visit(path);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [375, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [bar, wider] = await page
      .getByRole('banner')
      .evaluate((header) => [header.scrollWidth - header.clientWidth, header.clientWidth - innerWidth]);
    expect({ width, bar, wider }).toEqual({ width, bar: 0, wider: 0 });
  }
});

describe.each([
  ['en', '/'],
  ['fr', FRENCH],
] as const)('in %s', (language, path) => {
  test('the menu fits, and has large targets', async () => {
    const page = await opened(path, { viewport: { width: 320, height: 720 }, reducedMotion: 'reduce' });
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 720 });
      const wider = await menu(page).evaluate(({ scrollWidth, clientWidth }) => [
        scrollWidth - clientWidth,
        Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      ]);
      expect({ width, wider }).toEqual({ width, wider: [0, 0] });
      const targets = await menu(page)
        .locator('a, button, summary')
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
        );
      expect(targets).toHaveLength(language === 'en' ? 10 : 9);
      expect(Math.min(...targets)).toBeGreaterThanOrEqual(48);
    }
    await close(page, language).click();
    await closed(page);
  });

  test('at 1024 px the header has the menu’s links in one row instead', async () => {
    const page = await site.visit(path, { viewport: { width: 1024, height: 720 } });
    expect(await button(page).count()).toBe(0);
    const header = page.getByRole('banner');
    const { mainNavigation } = siteTextsIn(language);
    const { groups, links, findADealer } = siteMenuIn(language);
    for (const { text, isEnglish } of links) {
      const name = isEnglish ? `${text} (EN)` : text;
      expect(await header.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    }
    expect(await header.getByRole('link', { name: findADealer.text, exact: true }).isVisible()).toBe(true);
    for (const { heading: name } of groups)
      expect(await header.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    const bar = header.getByRole('navigation', { name: mainNavigation });
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
  });

  test('the header is one row high, with the site search in it in a wide window', async () => {
    const page = await site.visit(path);
    await inOwnTypefaces(page);
    const header = page.getByRole('banner');
    const middleOf = async (one: Locator): Promise<number> => {
      const box = await one.boundingBox();
      return Math.round((box?.y ?? NaN) + (box?.height ?? NaN) / 2);
    };
    for (const width of [320, 375, 420, 480, 768, 1023, 1024, 1040, 1279, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const { height } = (await header.locator('> div').first().boundingBox()) ?? {};
      expect({ width, height }).toEqual({ width, height: 72 });
      if (width < 768) continue;
      const search = header.getByRole('link', { name: siteMenuIn(language).search.text });
      const call = header.getByRole('link', { name: /1-800/ }).first();
      const row = { width, search: await middleOf(search), call: await middleOf(call) };
      expect({ ...row, overflow: await overflowOf(page) }).toEqual({
        width,
        search: 36,
        call: 36,
        overflow: 0,
      });
    }
  });
});
