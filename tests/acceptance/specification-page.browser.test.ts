import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { overflowOf } from '../browser/accessibility/overflow.ts';
import { htmlFaultsIn } from '../browser/accessibility/html-faults.ts';
import { violationsOn } from '../browser/accessibility/violations.ts';
import { anchorOf } from './specification/anchors.ts';
import { pageOf } from './specification/page.ts';
import type { SpecifiedFeature, SpecifiedRule } from './specification/specification.ts';

const location = { line: 1 };

const stepOf = (text: string) => ({ id: text, keyword: 'Given ', text, location });

const ruleOf = (
  name: string,
  scenarios: ReadonlyArray<string>,
  background: ReadonlyArray<string> = [],
): SpecifiedRule => ({
  anchor: anchorOf(name) || 'in-general',
  name,
  prose: '',
  background: background.map(stepOf),
  scenarios: scenarios.map((title) => ({
    anchor: `scenario-${anchorOf(title)}`,
    gherkin: {
      id: title,
      name: title,
      keyword: 'Scenario',
      description: '',
      location,
      tags: [],
      examples: [],
      steps: Array.from({ length: 12 }, (_, at) => stepOf(`${title} does ${at}`)),
    },
    verdicts: {
      application: { verdict: 'passed', isOld: true },
      browser: { verdict: 'not run yet', isOld: false },
    },
  })),
});

const FEATURES: ReadonlyArray<SpecifiedFeature> = [
  {
    anchor: 'asking-a-dealer',
    name: 'Asking a dealer',
    prose: 'A homeowner asks.',
    rules: [
      ruleOf('', [], ['a dealer nearby']),
      ruleOf('A receipt', ['By mail', 'By phone']),
      ruleOf('A reminder', ['Once']),
    ],
  },
  {
    anchor: 'rebates-credits',
    name: 'Rebates & credits',
    prose: '',
    rules: [ruleOf('An amount', ['Up to an amount'])],
  },
  { anchor: 'reviews', name: 'Reviews', prose: '', rules: [ruleOf('Stars', ['Halves', 'Wholes'])] },
];

const HTML = pageOf(FEATURES, { application: Date.UTC(2026, 10, 24), browser: null });

let page: Page;
const open = async (width: number): Promise<void> => {
  page = await (await sharedBrowser.windows.take({})).newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.setContent(HTML);
};
beforeEach(() => open(375));

const visible = (selector: string): Promise<ReadonlyArray<string>> =>
  page.locator(selector).filter({ visible: true }).allInnerTexts();

describe('The living specification', () => {
  test.each([375, 768, 1280])(
    'fits a window of %d px, shows every tally and is accessible',
    async (width) => {
      await open(width);
      const counted = page.getByRole('table', { name: 'Last result of each scenario' });
      const [inner, outer] = await counted.evaluate((table) => [
        table.scrollWidth,
        table.parentElement?.clientWidth ?? 0,
      ]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
      expect([await overflowOf(page), await violationsOn(page), await htmlFaultsIn(HTML, '/')]).toEqual([
        0,
        [],
        [],
      ]);
    },
  );

  test('fits a phone at twice the text size, with everything unfolded', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.getByRole('button', { name: 'Unfold all' }).click();
    expect(await overflowOf(page)).toBe(0);
  });

  test("shows each scenario's outcome at both levels, and marks a level that was not run", async () => {
    await page.getByRole('heading', { name: 'Reviews' }).click();
    expect(
      await page.locator('.scenario', { hasText: 'Halves' }).locator('.verdict').allInnerTexts(),
    ).toEqual(['application: passed, before the last change', 'browser: not run yet']);
    const row = page.getByRole('row', { name: 'last played' });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      'Nov 24, 2026, 12:00 AM UTC',
      'not run yet: npm run specs -- browser',
    ]);
  });

  test('is folded into features, then scenarios, then steps', async () => {
    expect(await visible('h2')).toEqual(['Contents', 'Asking a dealer', 'Rebates & credits', 'Reviews']);
    expect(await visible('h4')).toEqual([]);
    await page.getByRole('heading', { name: 'Reviews' }).click();
    expect(await visible('h4')).toEqual(['Halves', 'Wholes']);
    expect(await visible('.steps li')).toEqual([]);
    await page.locator('.scenario summary').filter({ hasText: 'Halves' }).press('Enter');
    expect(await visible('.steps li')).toHaveLength(12);
    await page.getByRole('button', { name: 'Fold all', exact: true }).click();
    expect(await visible('h4')).toEqual([]);
    await page.getByRole('button', { name: 'Unfold all' }).click();
    expect(await visible('h4')).toHaveLength(6);
  });

  test('lists features and rules in its contents, whose links unfold their targets', async () => {
    await open(1280);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.locator('ol > li > details > summary').allInnerTexts()).toEqual([
      ...['Asking a dealer', 'Rebates & credits', 'Reviews'],
    ]);
    await contents.getByText('Asking a dealer').press('Enter');
    expect(await visible('nav a')).toEqual(['The whole feature', 'In general', 'A receipt', 'A reminder']);
    await contents.getByRole('link', { name: 'A reminder' }).press('Enter');
    await page.getByRole('heading', { name: 'Once' }).waitFor();
    expect(await visible('h4')).toEqual(['By mail', 'By phone', 'Once']);
  });

  test('unfolds a scenario that a link points to', async () => {
    await page.evaluate(() => (window.location.hash = '#scenario-wholes'));
    await page.getByText('Wholes does 11').waitFor();
    expect(await visible('.steps li')).toHaveLength(12);
    const link = page.getByRole('link', { name: 'Link to this scenario' });
    expect(await link.getAttribute('href')).toBe('#scenario-wholes');
  });

  test('shows only scenarios that match every search word, with their background, and filters its contents too', async () => {
    await open(1280);
    await page.getByRole('searchbox').fill('dealer mail');
    await page.getByText('1 of 6 scenarios').waitFor();
    expect(await visible('nav ol summary')).toEqual(['Asking a dealer']);
    expect(await visible('main :is(h2, h3, h4)')).toEqual([
      ...['Asking a dealer', 'In general', 'Rule A receipt', 'By mail'],
    ]);
    expect(await visible('main li')).toContain('Given a dealer nearby');
    await page.getByRole('searchbox').fill('');
    expect(await visible('nav ol summary')).toHaveLength(3);
    expect(await visible('h4')).toEqual([]);
  });

  test('can be searched from any scroll position, and scrolls to the first match', async () => {
    await page.evaluate(() => (window.location.hash = '#reviews'));
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

  test('opens and can be searched in less than 3 seconds with 500 scenarios', async () => {
    const many = Array.from({ length: 50 }, (_, feature) => ({
      anchor: `f${feature}`,
      name: `Feature ${feature}`,
      prose: '',
      rules: [
        ruleOf(
          'Rule',
          Array.from({ length: 10 }, (_each, at) => `Scenario ${feature} ${at}`),
        ),
      ],
    }));
    const start = performance.now();
    await page.setContent(pageOf(many, { application: null, browser: null }));
    await page.getByRole('searchbox').fill('scenario 49');
    await page.getByText('10 of 500 scenarios').waitFor();
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  test('is unfolded in print, without the search, and keeps headings with the text below them', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    expect(await page.locator('.feature .steps li').first().isVisible()).toBe(true);
    const height = await page
      .locator('.scenario')
      .first()
      .evaluate((one) => one.clientHeight);
    expect(height).toBeGreaterThan(12 * 16);
    const breaks = (selector: string, property: 'breakAfter' | 'breakInside') =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => getComputedStyle(one)[name], property);
    for (const selector of ['h2', 'h3', 'h4', '.feature > summary'])
      expect([selector, await breaks(selector, 'breakAfter')]).toEqual([selector, 'avoid']);
    expect(await breaks('main tr, main li', 'breakInside')).toBe('avoid');
  });
});
