import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { askConsentTexts } from '../../application/visitor/ask-consent/texts.ts';
import { officeClosed } from '../clock/suite-clock.ts';
import { shiftsOn, watchLayout } from './accessibility/layout-shifts.ts';
import { inOwnTypefaces } from './own-typefaces.ts';
import { isStarted, TestedSite } from './tested-site.ts';
import { violationsOn } from './accessibility/violations.ts';

/** A site whose office is closed, which pages say above the zip box: that leaves least room for the banner. */
const site = TestedSite.ofThisFile(() => ({ TAG_MANAGER_ID: 'GTM-TEST123', ...officeClosed() }));

const TEXTS = askConsentTexts('en');
const PHONE = { width: 375, height: 640 };
const TOOL = 'https://www.googletagmanager.com/**';

const questionOn = (page: Page) => page.getByRole('region', { name: TEXTS.name });

/** A page with the consent banner, after all animations; the measuring tool is replaced. */
const askedOn = async (path: string, viewport = PHONE): Promise<Page> => {
  const context = await site.context();
  await context.route(TOOL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.lang = "ran";' }),
  );
  const page = await context.newPage();
  await page.addInitScript(watchLayout);
  await page.setViewportSize(viewport);
  await page.goto(path);
  await questionOn(page).waitFor();
  return page;
};

/** The focused element, and whether the consent banner covers any of it. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const notice = document.querySelector('[data-tag-manager]');
    const focused = document.activeElement;
    const [own, over] = [focused?.getBoundingClientRect(), notice?.getBoundingClientRect()];
    return {
      text: focused?.textContent?.trim() ?? '',
      isEnd: focused === document.body,
      isCovered:
        focused !== document.body &&
        !notice?.contains(focused) &&
        own !== undefined &&
        over !== undefined &&
        own.bottom > over.top &&
        own.top < over.bottom,
    };
  });

test.each(['/', '/find-a-dealer/', '/find-your-dealer/'])(
  'On a phone, the consent banner covers neither the zip box nor its button on %s',
  async (path) => {
    const page = await askedOn(path);
    await inOwnTypefaces(page);
    for (const [width, height] of [
      [320, 568],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height });
      await questionOn(page).waitFor();
      const search = page.getByRole('main').getByRole('search').first();
      const tops = await questionOn(page).boundingBox();
      const covered = [search.getByRole('textbox'), search.getByRole('button')].map(async (one) => {
        const box = await one.boundingBox();
        return box === null || tops === null || box.y + box.height > tops.y;
      });
      expect({ width, covered: await Promise.all(covered) }).toEqual({ width, covered: [false, false] });
    }
  },
);

describe('The consent banner', () => {
  test('appears before the application starts, without shifting the layout or moving the focus', async () => {
    const page = await askedOn('/');
    expect(await isStarted(page)).toBe(false);
    expect(await shiftsOn(page)).toEqual([]);
    expect((await focusOf(page)).isEnd).toBe(true);
  });

  test('never covers the focused element', async () => {
    const page = await askedOn('/contact/');
    const covered: string[] = [];
    let steps = 0;
    do {
      await page.keyboard.press('Tab');
      const { text, isCovered } = await focusOf(page);
      if (isCovered) covered.push(text);
      steps += 1;
    } while (steps < 200 && !(await focusOf(page)).isEnd);
    expect(steps).toBeGreaterThan(30);
    expect(covered).toEqual([]);
  });

  test.each([PHONE, { width: 1280, height: 800 }])('is accessible at $width px', async (viewport) => {
    expect(await violationsOn(await askedOn('/', viewport))).toEqual([]);
  });

  test('can be answered with the keyboard, and opened again from a link at the end of the page', async () => {
    const page = await askedOn('/terms/');
    // Backward from the start of the page.
    await page.keyboard.press('Shift+Tab');
    expect((await focusOf(page)).text).toBe(TEXTS.accept);
    await page.keyboard.press('Shift+Tab');
    expect((await focusOf(page)).text).toBe(TEXTS.decline);
    await page.keyboard.press('Enter');
    await questionOn(page).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: TEXTS.name }).press('Enter');
    await questionOn(page).getByText(TEXTS.decided.refused).waitFor();
    await page.keyboard.press('Tab');
    expect((await focusOf(page)).text).toBe(TEXTS.more);
    await questionOn(page).getByRole('button', { name: TEXTS.close }).press('Enter');
    await questionOn(page).waitFor({ state: 'hidden' });
    expect((await focusOf(page)).text).toBe(TEXTS.name);
  });

  test('lets the measuring tool run under the content policy once the visitor accepts', async () => {
    const page = await askedOn('/find-a-dealer/');
    await questionOn(page).getByRole('button', { name: TEXTS.accept }).click();
    await page.locator('html[lang=ran]').waitFor({ state: 'attached' });
  });
});
