import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { overflowOf } from '../browser/accessibility/overflow.ts';
import { htmlFaultsIn } from '../browser/accessibility/html-faults.ts';
import { violationsOn } from '../browser/accessibility/violations.ts';
import { pageOf } from './specification/page.ts';
import type { SpecifiedFeature, SpecifiedRule } from './specification/specification.ts';

const location = { line: 1 };

const stepOf = (text: string) => ({ id: text, keyword: 'Given ', text, location });

const ruleOf = (
  name: string,
  scenarios: ReadonlyArray<string>,
  background: ReadonlyArray<string> = [],
): SpecifiedRule => ({
  name,
  prose: '',
  background: background.map(stepOf),
  scenarios: scenarios.map((title) => ({
    gherkin: {
      ...{ id: title, name: title, keyword: 'Scenario', description: '', location, tags: [], examples: [] },
      steps: Array.from({ length: 12 }, (_, at) => stepOf(`${title} does ${at}`)),
    },
    verdicts: { application: 'passed', browser: 'not run yet' },
  })),
});

const FEATURES: ReadonlyArray<SpecifiedFeature> = [
  {
    name: 'Asking a dealer',
    prose: 'A homeowner asks.',
    rules: [
      ruleOf('', [], ['a dealer nearby']),
      ruleOf('A receipt', ['By mail', 'By phone']),
      ruleOf('A reminder', ['Once']),
    ],
  },
  { name: 'Rebates & credits', prose: '', rules: [ruleOf('An amount', ['Up to an amount'])] },
  { name: 'Reviews', prose: '', rules: [ruleOf('Stars', ['Halves', 'Wholes'])] },
];

let page: Page;
const open = async (width: number): Promise<void> => {
  page = await (await sharedBrowser.windows.take({})).newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.setContent(pageOf(FEATURES));
};
beforeEach(() => open(375));

const visible = (selector: string): Promise<ReadonlyArray<string>> =>
  page.locator(selector).filter({ visible: true }).allInnerTexts();

describe('The living specification', () => {
  test.each([375, 768, 1280])(
    'fits a window of %d px, with all that it counts, and is right for everyone',
    async (width) => {
      await open(width);
      const counted = page.getByRole('table', { name: 'Last result of each scenario' });
      const [inner, outer] = await counted.evaluate((table) => [
        table.scrollWidth,
        table.parentElement?.clientWidth ?? 0,
      ]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
      expect([
        await overflowOf(page),
        await violationsOn(page),
        await htmlFaultsIn(pageOf(FEATURES), '/'),
      ]).toEqual([0, [], []]);
    },
  );

  test('has addresses of features that stay when others are added', async () =>
    expect(
      await page.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['#asking-a-dealer', '#rebates-credits', '#reviews']));

  test('searched, shows what mentions every word: in its contents too, and with what always holds', async () => {
    await page.getByRole('searchbox').fill('dealer mail');
    await page.getByText('1 of 6 scenarios').waitFor();
    expect(await visible('nav a')).toEqual(['Asking a dealer']);
    expect(await visible('h2, h3, h4')).toEqual([
      ...['Asking a dealer', 'In general', 'Rule A receipt', 'By mail'],
    ]);
    expect(await visible('main li')).toContain('Given a dealer nearby');
    await page.getByRole('searchbox').fill('');
    expect(await visible('nav a')).toHaveLength(3);
    expect(await visible('h4')).toHaveLength(6);
  });

  test('is searched from wherever the reader is, and shows the first of what it finds', async () => {
    await page.locator('nav a').last().click();
    const box = page.getByRole('searchbox');
    const bottom = (await box.boundingBox()) ?? { y: -1, height: 0 };
    const heading = await page.getByRole('heading', { name: 'Reviews' }).boundingBox();
    expect([bottom.y >= 0, (heading?.y ?? 0) >= bottom.y + bottom.height]).toEqual([true, true]);
    await box.fill('receipt');
    await page.getByText('2 of 6 scenarios').waitFor();
    expect(
      await page.getByRole('heading', { name: 'Asking a dealer' }).evaluate((one) => {
        const { top, bottom: end } = one.getBoundingClientRect();
        return top >= 0 && end <= window.innerHeight;
      }),
    ).toBe(true);
  });

  test('printed, leaves out the search and keeps headings with what follows', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    const breaks = (selector: string, property: 'breakAfter' | 'breakInside') =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => getComputedStyle(one)[name], property);
    for (const selector of ['h2', 'h3', 'h4', '.verdicts'])
      expect([selector, await breaks(selector, 'breakAfter')]).toEqual([selector, 'avoid']);
    expect(await breaks('main tr, main li', 'breakInside')).toBe('avoid');
  });
});
