import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { scheduleTexts, showingFor } from '../../../application/visitor/ask-dealer/schedule-texts.ts';
import { findDealersTexts, foundHeading } from '../../../application/visitor/find-dealers/texts.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { hasFocus } from './opened-reviews.ts';
import { startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const DEALERS = foundHeading(`Addison, TX ${SERVED}`);

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const visitAt = (width: number): Promise<Page> =>
  site.visit(`/find-your-dealer/?zipcode=${SERVED}`, { viewport: { width, height: 800 } });

/** The visible second-level headings, in document order. */
const headingsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();

const topsOf = async (page: Page): Promise<ReadonlyArray<number>> =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));

describe('The schedule-service page, read in visual order', () => {
  test.each([375, 768, 1024, 1280])(
    'at %p px has the dealer, the form, and then all dealers',
    async (width) => {
      const page = await visitAt(width);
      expect(await headingsOf(page)).toEqual([scheduleTexts.first, scheduleTexts.heading, DEALERS]);
      const [panel = 0, form = 0, dealers = 0] = await topsOf(page);
      expect(form).toBeLessThan(dealers);
      // Side by side in wide windows.
      if (width < 1024) expect(panel).toBeLessThan(form);
      else expect(Math.abs(panel - form)).toBeLessThan(24);
    },
  );
});

describe('The link to search another zip', () => {
  test("empties the page's zip box and moves the focus to it", async () => {
    const page = await visitAt(1280);
    await startByPress(page);
    await page.getByRole('link', { name: scheduleTexts.change }).press('Enter');
    const box = page.getByRole('main').getByRole('textbox', { name: findDealersTexts.zipLabel }).first();
    await page.getByText(showingFor(SERVED)).waitFor({ state: 'detached' });
    expect([await hasFocus(box), await box.inputValue()]).toEqual([true, '']);
    await box.fill('60601');
    await box.press('Enter');
    await page.waitForURL('**/find-your-dealer/?zipcode=60601');
    const heading = page.getByRole('main').getByRole('heading', { name: /60601/ });
    await heading.first().waitFor();
    expect(await hasFocus(heading.first())).toBe(true);
  });

  test('without scripts loads the same page without an area, and keeps its dealer', async () => {
    const page = await site.visit(`/find-your-dealer/?zipcode=${SERVED}&dealer=3`, {
      javaScriptEnabled: false,
    });
    await page.getByRole('link', { name: scheduleTexts.change }).click();
    const box = page.getByRole('main').getByRole('textbox', { name: findDealersTexts.zipLabel }).first();
    expect(await box.inputValue()).toBe('');
    await box.fill(SERVED);
    await box.press('Enter');
    await page.waitForURL(`**/find-your-dealer/?*zipcode=${SERVED}*`);
    expect(new URL(page.url()).searchParams.get('dealer')).toBe('3');
  });
});
