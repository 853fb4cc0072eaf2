import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { compareDealersTexts } from '../../../application/visitor/compare-dealers/texts.ts';
import {
  compareDealers,
  compareLabel,
  findDealersTexts,
  pickedCount,
} from '../../../application/visitor/find-dealers/texts.ts';
import { aDealer, withIds } from '../../builders/a-dealer.ts';
import { SERVED } from '../pages.ts';
import { brokenWords } from '../broken-words.ts';
import { inOwnTypefaces } from '../own-typefaces.ts';
import { problemsOn } from '../problems.ts';
import { startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const comparing = (...companyIds: ReadonlyArray<number>): string =>
  `/find-a-dealer/compare/?zipcode=${SERVED}${companyIds.map((id) => `&compare=${id}`).join('')}`;

beforeEach(() => {
  const numbered = aDealer().withNumber('paid-search', '8005550111');
  const dealers = withIds(['One', 'Two', 'Three'].map((name, i) => numbered.named(name).reviewed(4, i + 1)));
  site.provider.serve({ zipcode: SERVED, city: 'Addison', state: 'TX', dealers });
});

const columnsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole('columnheader').allInnerTexts();

const remove = (page: Page, name: string) => page.getByRole('link', { name: compareLabel(name, true) });

const ratingsOn = (page: Page): Promise<number> =>
  page.getByRole('rowheader', { name: compareDealersTexts.rows.rating, exact: true }).count();

test('removing a dealer moves the focus to the remaining ones, and Back adds the dealer again', async () => {
  const page = await site.start(comparing(1, 2, 3));
  await remove(page, 'Two').press('Enter');
  await page.getByRole('columnheader', { name: 'Two' }).waitFor({ state: 'detached' });
  expect(await columnsOf(page)).toEqual(['One', 'Three']);
  const left = page.getByRole('region', { name: findDealersTexts.comparisonName });
  await page.waitForFunction((element) => element === document.activeElement, await left.elementHandle());
  await page.goBack();
  await page.getByRole('columnheader', { name: 'Two' }).waitFor();
  expect(await columnsOf(page)).toEqual(['One', 'Two', 'Three']);
});

test('shows the numbers of the traffic source and hides ratings, before and after the start', async () => {
  const page = await site.visit(`${comparing(1, 2)}&gclid=1&traneinfo=1`);
  const problems = problemsOn(page);
  const shown = async () => [await ratingsOn(page), await page.getByText('1-800-555-0111').count()];
  expect(await shown()).toEqual([0, 4]);
  await startByPress(page);
  expect(await shown()).toEqual([0, 4]);
  expect(problems).toEqual([]);
});

describe('in print', () => {
  test('shows the comparison below the brand and the number to call', async () => {
    const page = await site.print(comparing(1, 2));
    expect(await columnsOf(page)).toEqual(['One', 'Two']);
    expect((await page.getByRole('banner').innerText()).trim()).toMatch(/^[\d-]+$/);
    for (const role of ['contentinfo', 'button'] as const) {
      expect(await page.getByRole(role).count()).toBe(0);
    }
    expect(await remove(page, 'One').count()).toBe(0);
    const [ink, paper] = await page
      .getByRole('cell')
      .last()
      .evaluate((cell) => [
        getComputedStyle(cell).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  test('a click on Print prints, even before the start', async () => {
    const context = await site.context();
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const page = await context.newPage();
    await page.goto(comparing(1, 2));
    await page.getByRole('button', { name: compareDealersTexts.print }).click();
    await page.locator('html[data-printed]').waitFor({ state: 'attached' });
  });

  test('has no Print button without scripts', async () => {
    const page = await site.visit(comparing(1, 2), { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: compareDealersTexts.print }).count()).toBe(0);
  });
});

describe('on a phone', () => {
  const NAMES = ['Wallace Climate Control', 'Tanaka Refrigeration and Air', 'Integrity Heating and Air'];
  const PHONES = [320, 375];
  const DAY = '8:00 AM - 5:00 PM';
  const HOURS = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY };

  beforeEach(() => {
    const dealers = withIds(NAMES.map((name) => aDealer().named(name).openAt(HOURS)));
    site.provider.serve({ zipcode: SERVED, city: 'Addison', state: 'TX', dealers });
  });

  test.each([360, 375, 768])('at %p px no word, day or time breaks', async (width) => {
    const page = await site.visit(comparing(1, 2, 3), { viewport: { width, height: 667 } });
    await inOwnTypefaces(page);
    expect(await brokenWords(page, 'table *', /\d+:\d\d [AP]M|\S+/)).toEqual([]);
  });

  test.each([375, 768])(
    "at %p px a comparison of two dealers has each day's hours on one line",
    async (width) => {
      const page = await site.visit(comparing(1, 2), { viewport: { width, height: 667 } });
      await inOwnTypefaces(page);
      const lines = await page
        .getByRole('table')
        .getByText(DAY, { exact: true })
        .evaluateAll((hours) =>
          hours.map(
            ({ children }) => new Set([...children].map((time) => time.getBoundingClientRect().top)).size,
          ),
        );
      expect(lines).toEqual([1, 1]);
    },
  );

  test.each(PHONES)(
    'at %p px the tray shows all picked dealers and the link to their comparison, within 96 px of height',
    async (width) => {
      const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}&compare=1&compare=2&compare=3`, {
        viewport: { width, height: 667 },
      });
      const tray = page.getByRole('region', { name: findDealersTexts.comparisonName });
      await tray.getByText(pickedCount(3)).waitFor();
      const box = await tray.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(96);
      const parts = [
        ...NAMES.map((name) => tray.getByRole('link', { name: compareLabel(name, true) })),
        tray.getByRole('link', { name: compareDealers(3) }),
      ];
      for (const part of parts) {
        const { x, width: wide, height } = (await part.boundingBox()) ?? { x: 0, width: 0, height: 0 };
        expect(x).toBeGreaterThanOrEqual(box?.x ?? 0);
        expect(x + wide).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
        expect(wide).toBeGreaterThanOrEqual(60);
        expect(height).toBeGreaterThanOrEqual(44);
      }
    },
  );

  test.each(PHONES)('at %p px nothing in the tray overlaps in a fallback typeface', async (width) => {
    const context = await site.context();
    await context.route('**/*.woff2', (route) => route.abort());
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 667 });
    await page.goto(`/find-a-dealer/?zipcode=${SERVED}&compare=1&compare=2&compare=3`);
    const tray = page.getByRole('region', { name: findDealersTexts.comparisonName });
    const targets = await tray.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return { left, right, top, bottom, isCut: link.scrollWidth > link.clientWidth };
      }),
    );
    expect(targets.map(({ isCut }) => isCut)).toEqual([false, false, false, false]);
    for (const [i, one] of targets.entries()) {
      expect(one.bottom - one.top).toBeGreaterThanOrEqual(44);
      const overlapping = targets
        .slice(i + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom);
      expect(overlapping).toEqual([]);
    }
    const shown = await tray
      .getByText(pickedCount(3))
      .evaluate(
        (count) => getComputedStyle(count).clipPath === 'none' && count.scrollWidth > count.clientWidth,
      );
    expect(shown).toBe(false);
  });

  test.each(PHONES)('at %p px phone numbers are complete and legible', async (width) => {
    const page = await site.visit(comparing(1, 2, 3), { viewport: { width, height: 667 } });
    const calls = page
      .getByRole('row')
      .last()
      .getByRole('link', { name: /^Call / });
    const measured = await calls.evaluateAll((links) =>
      links.map((link) => ({
        size: parseFloat(getComputedStyle(link).fontSize),
        // A number that is cut off or continues on a second line is not legible.
        hidden: link.scrollWidth - link.clientWidth,
        lines: link.querySelector('[data-number]')?.getClientRects().length,
      })),
    );
    const size: unknown = expect.any(Number);
    expect(measured).toEqual(NAMES.map(() => ({ size, hidden: 0, lines: 1 })));
    for (const call of measured) expect(call.size).toBeGreaterThanOrEqual(width < 375 ? 10 : 12);
  });
});

test('removing a dealer from the tray moves the focus to the next one, or to the card of the last one', async () => {
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}&compare=1&compare=2`, {
    viewport: { width: 375, height: 667 },
  });
  const tray = page.getByRole('region', { name: findDealersTexts.comparisonName });
  await tray.getByRole('link', { name: compareLabel('One', true) }).press('Enter');
  await tray.getByText(pickedCount(1)).waitFor();
  const left = tray.getByRole('link', { name: compareLabel('Two', true) });
  expect(await left.evaluate((element) => element === document.activeElement)).toBe(true);
  await left.press('Enter');
  await tray.waitFor({ state: 'detached' });
  const card = page.getByRole('article', { name: 'Two' });
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
});
