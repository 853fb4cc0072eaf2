import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { scheduleTexts, showingFor } from '../../../application/visitor/ask-dealer/schedule-texts.ts';
import { foundHeading } from '../../../application/visitor/find-dealers/texts.ts';
import { CALM_PAGES, prepare, SERVED } from '../pages.ts';
import { hasFocus } from './opened-reviews.ts';
import { startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const DEALERS = foundHeading(`Addison, TX ${SERVED}`);

beforeEach(() => prepare(site, CALM_PAGES[0]));

const visitAt = (width: number): Promise<Page> =>
  site.visit(`/find-your-dealer/?zipcode=${SERVED}`, { viewport: { width, height: 800 } });

/** The second-level headings that are seen, in the order of the document. */
const headingsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();

const topsOf = async (page: Page): Promise<ReadonlyArray<number>> =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));

describe('The schedule-service page, read in the order in which it is seen', () => {
  test.each([375, 768])('at %p px: the dealer, all dealers, the form', async (width) => {
    const page = await visitAt(width);
    expect(await headingsOf(page)).toEqual([scheduleTexts.panel, DEALERS, scheduleTexts.heading]);
    const tops = await topsOf(page);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  test.each([1024, 1280])(
    'at %p px: all dealers, then the dealer and the form side by side',
    async (width) => {
      const page = await visitAt(width);
      expect(await headingsOf(page)).toEqual([DEALERS, scheduleTexts.panel, scheduleTexts.heading]);
      const [dealers = 0, panel = 0, form = 0] = await topsOf(page);
      expect(dealers).toBeLessThan(panel);
      expect(Math.abs(panel - form)).toBeLessThan(24);
    },
  );

  test('has one heading above its dealers', async () => {
    const page = await visitAt(375);
    const slider = page.getByRole('region', { name: DEALERS, exact: true });
    expect(await slider.getByRole('heading', { level: 2 }).count()).toBe(1);
    expect(
      await page
        .getByRole('main')
        .getByRole('heading', { name: /^Dealers/ })
        .count(),
    ).toBe(1);
  });
});

test('After another zip, for which the panel of the dealer makes way, the reader is at the heading of what was found', async () => {
  const page = await visitAt(1280);
  await startByPress(page);
  await page.getByRole('button', { name: scheduleTexts.change }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('60601');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL('**/?zipcode=60601');
  await page.getByText(showingFor(SERVED)).last().waitFor({ state: 'detached' });
  const heading = page.getByRole('main').getByRole('heading', { name: /60601/ });
  expect(await hasFocus(heading.first())).toBe(true);
});
