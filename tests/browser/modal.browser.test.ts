import { describe, expect, test } from '@jest/globals';
import { readReviewsTexts } from '../../application/visitor/read-reviews/texts.ts';
import { atRest, hasFocus, openedReviews, pageWithReviews, reviewsOf } from './dealers/opened-reviews.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

const twelve = reviewsOf(12);
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const close = { name: readReviewsTexts.close, exact: true } as const;
const seeMore = { name: readReviewsTexts.seeMore, exact: true } as const;

describe('A modal (section 2)', () => {
  test('is fetched with its style sheet only when it is opened', async () => {
    const { page, opener, dialog } = await pageWithReviews(site, twelve, DESKTOP);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const ahead = await page
      .locator('link[rel=stylesheet]:not([href^="/assets/styles/"]), link[rel=modulepreload]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    expect(ahead.filter((href) => /modal|\.css$|home-page|not-found/.test(href))).toEqual([]);
    await opener.click();
    await dialog.waitFor();
    const { borderRadius } = await dialog.evaluate((element) => ({
      borderRadius: getComputedStyle(element).borderRadius,
    }));
    expect(borderRadius).toBe('28px');
    expect(fetched.some((path) => /modal.*\.js$/.test(path))).toBe(true);
    expect(fetched.filter((path) => path.endsWith('.css'))).toEqual([
      expect.stringMatching(/^\/assets\/reviews-modal-.*\.css$/),
    ]);
  });

  test('is named by its title, and moves the focus to its close button', async () => {
    const { dialog } = await openedReviews(site, twelve);
    expect(await dialog.getByRole('heading', { level: 2 }).innerText()).toMatch(/^Reviews of/);
    const button = dialog.getByRole('button', close);
    expect(await hasFocus(button)).toBe(true);
    expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 });
  });

  test('keeps Tab between its close button and its last element', async () => {
    const { page, dialog } = await openedReviews(site, twelve);
    const [first, last] = [dialog.getByRole('button', close), dialog.getByRole('button', seeMore)];
    for (const [key, goal] of [
      ['Tab', last],
      ['Tab', first],
      ['Shift+Tab', last],
      ['Shift+Tab', first],
    ] as const) {
      await page.keyboard.press(key);
      expect(await hasFocus(goal)).toBe(true);
    }
    await dialog.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Tab');
    expect(await hasFocus(first)).toBe(true);
  });

  test('closes on Escape and with its button, and returns the focus', async () => {
    const { page, opener, dialog } = await openedReviews(site, twelve);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(opener)).toBe(true);
    await opener.press('Enter');
    await dialog.getByRole('button', close).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(opener)).toBe(true);
  });

  test('closes on Back without leaving the page, and returns the focus', async () => {
    const { page, opener, dialog } = await openedReviews(site, twelve);
    const address = page.url();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect([page.url(), await hasFocus(opener)]).toEqual([address, true]);
  });

  test('leaves no history entry: after several openings, Back returns to the previous page', async () => {
    const { page, opener, dialog } = await pageWithReviews(site, twelve);
    const steps = await page.evaluate(() => history.length);
    for (const end of ['close', 'escape', 'close'] as const) {
      await opener.press('Enter');
      await dialog.waitFor();
      if (end === 'close') await dialog.getByRole('button', close).click();
      else await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction(() => !('dialog' in ((history.state ?? {}) as object)));
    }
    // The browser itself keeps the last entry for Forward.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1);
    const address = page.url();
    await page.goBack();
    expect(page.url()).not.toBe(address);
  });

  test('closes on a click outside, but not on one that only starts or ends there', async () => {
    const { page, dialog } = await openedReviews(site, twelve, DESKTOP);
    const [inside, beside] = [640, 20];
    for (const [from, to] of [
      [inside, beside],
      [beside, inside],
    ] as const) {
      await page.mouse.move(from, 400);
      await page.mouse.down();
      await page.mouse.move(to, 400);
      await page.mouse.up();
      await atRest(page);
      expect(await dialog.count()).toBe(1);
    }
    await page.mouse.click(beside, 400);
    await dialog.waitFor({ state: 'detached' });
  });

  test('stays open when its opener is double-clicked, or pressed by a key that is held down', async () => {
    const { page, dialog } = await openedReviews(site, twelve, DESKTOP);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const opener = page.locator(':focus');
    await opener.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await page.mouse.move(20, 20);
    await opener.dblclick({ delay: 40 });
    await dialog.waitFor();
    await atRest(page);
    expect(await dialog.count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await opener.waitFor();
    await page.keyboard.down('Enter');
    await dialog.waitFor();
    await page.keyboard.down('Enter');
    await atRest(page);
    expect(await dialog.count()).toBe(1);
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  });

  test('keeps the page behind it from scrolling until it is closed', async () => {
    const { page, dialog } = await openedReviews(site, twelve, DESKTOP);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await dialog.getByRole('button', seeMore).scrollIntoViewIfNeeded();
    await atRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // A closed dialog has no role while the application has not removed it yet.
    await page.locator('html[style*="overflow"]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
  });

  test('is a sheet at the bottom of a phone', async () => {
    const { dialog } = await openedReviews(site, reviewsOf(1), { viewport: { width: 375, height: 800 } });
    const box = await dialog.boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 375, 800]);
    expect(await dialog.evaluate((element) => getComputedStyle(element).borderRadius)).toBe(
      '28px 28px 0px 0px',
    );
  });

  test.each([
    [320, 256],
    [320, 640],
    [768, 900],
    [1280, 800],
  ])(
    'keeps its title and close button in view at %i by %i px, and nothing is cut off',
    async (width, height) => {
      const { dialog } = await openedReviews(site, twelve, { viewport: { width, height } });
      await dialog.getByRole('button', seeMore).scrollIntoViewIfNeeded();
      const head = await dialog.getByRole('button', close).boundingBox();
      expect(head?.y).toBeGreaterThanOrEqual(0);
      expect((head?.y ?? height) + (head?.height ?? 0)).toBeLessThan(height);
      const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(wide).toBe(0);
    },
  );

  test('is not animated for a visitor who prefers less motion', async () => {
    const { dialog } = await openedReviews(site, twelve, { reducedMotion: 'reduce' });
    expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  });
});
