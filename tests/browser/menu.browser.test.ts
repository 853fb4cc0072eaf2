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
import { violationsOn } from './accessibility/violations.ts';

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
  test('a click opens the menu and moves the focus into it; Close returns the focus', async () => {
    const page = await opened('/', { ...PHONE, ...scripts });
    expect(await hasFocus(close(page))).toBe(true);
    await close(page).click();
    await closed(page);
    expect(await hasFocus(button(page))).toBe(true);
  });

  test('Enter opens the menu, and Escape closes it and returns the focus', async () => {
    const page = await site.visit('/', { ...PHONE, ...scripts });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await hasFocus(button(page))).toBe(true);
  });

  test('a click outside closes the menu', async () => {
    const page = await opened('/', { ...PHONE, ...scripts });
    await page.mouse.click(180, 700);
    await closed(page);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('the links of the menu work', async () => {
    const page = await opened('/', { ...PHONE, ...scripts });
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
  for (const width of [375, 1024, 1280]) {
    const page = await site.visit(path, { viewport: { width, height: 800 } });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
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
  test.each([320, 375, 768])(
    'at %i px the menu fits, has no axe violations, and has large targets',
    async (width) => {
      const page = await opened(path, { viewport: { width, height: 720 }, reducedMotion: 'reduce' });
      expect(await violationsOn(page)).toEqual([]);
      const wider = await menu(page).evaluate(({ scrollWidth, clientWidth }) => [
        scrollWidth - clientWidth,
        Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      ]);
      expect(wider).toEqual([0, 0]);
      const targets = await menu(page)
        .locator('a, button, summary')
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
        );
      expect(targets).toHaveLength(language === 'en' ? 10 : 9);
      expect(Math.min(...targets)).toBeGreaterThanOrEqual(48);
      await close(page, language).click();
      await closed(page);
    },
  );

  test.each([1024, 1280])('at %i px the header has the menu’s links in one row instead', async (width) => {
    const page = await site.visit(path, { viewport: { width, height: 720 } });
    expect(await button(page).count()).toBe(0);
    const header = page.getByRole('banner');
    const { mainNavigation } = siteTextsIn(language);
    const { groups, links, findADealer } = siteMenuIn(language);
    for (const { text: name } of [...links, findADealer])
      expect(await header.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    for (const { heading: name } of groups)
      expect(await header.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    const bar = header.getByRole('navigation', { name: mainNavigation });
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
  });

  test.each([320, 375, 420, 480, 768, 1024, 1280])('at %i px the header is one row high', async (width) => {
    const page = await site.visit(path, { viewport: { width, height: 720 } });
    const bar = page.getByRole('banner').locator('> div').first();
    expect((await bar.boundingBox())?.height).toBe(72);
  });
});

test.each(
  ['/', FRENCH].flatMap((path) => [768, 1023, 1024, 1040, 1279, 1280].map((width) => [path, width] as const)),
)('the header of %s has the site search in its row at %i px', async (path, width) => {
  const page = await site.visit(path, { viewport: { width, height: 720 } });
  await inOwnTypefaces(page);
  const header = page.getByRole('banner');
  const { search } = siteMenuIn(path === FRENCH ? 'fr' : 'en');
  const middles = await Promise.all(
    [
      header.getByRole('link', { name: search.text }),
      header.getByRole('link', { name: /1-800/ }).first(),
    ].map(async (one) => {
      const box = await one.boundingBox();
      return Math.round((box?.y ?? NaN) + (box?.height ?? NaN) / 2);
    }),
  );
  expect(middles).toEqual([36, 36]);
  expect(await overflowOf(page)).toBe(0);
});
