import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { compareProductsTexts } from '../../../application/visitor/compare-products/texts.ts';
import { startWhole, TestedSite } from '../tested-site.ts';
import { IS_WHOLE } from '../../whole-run.ts';

const site = TestedSite.ofThisFile();

/** A small phone. */
const WINDOW = { width: 375, height: 667 };
/** At either end of the window there is room on one side only. */
const PLACES = IS_WHOLE ? (['start', 'center', 'end'] as const) : (['start', 'end'] as const);

const tooltipsOn = (page: Page): Promise<ReadonlyArray<Locator>> =>
  page.locator('button:has(+ [role="tooltip"])').all();

const openOn = async (path: string, options: { readonly hasTouch: boolean }): Promise<Page> => {
  const page = await site.start(path, { viewport: WINDOW, reducedMotion: 'reduce', ...options });
  await startWhole(page);
  const included = page.locator('summary').filter({ hasText: compareProductsTexts.included });
  // Opened by key: focus from a mouse click opens nothing.
  if ((await included.count()) > 0) await included.press('Enter');
  return page;
};

const moveTo = (button: Locator, place: (typeof PLACES)[number]): Promise<void> =>
  button.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), place);

/** The faults of a tooltip that should be open, with its text. */
const faultsOf = (words: Locator, place: string): Promise<ReadonlyArray<string>> =>
  words.evaluate((element, at) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const name = `${at}, ${element.textContent.slice(0, 40)}`;
    if (!element.matches(':popover-open')) return [`${name}: closed`];
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const isCut = text.left < left || text.top < top || text.right > right || text.bottom > bottom;
    return [
      ...(isInside ? [] : [`${name}: ${[left, top, right, bottom].join(' ')}`]),
      ...(isCut ? [`${name}: cut off`] : []),
    ];
  }, place);

const WAYS = [
  ['a finger', PLACES, true, (button: Locator) => button.tap()],
  // Where a tooltip opens does not depend on what opens it.
  ['the keyboard', IS_WHOLE ? PLACES : (['end'] as const), false, (button: Locator) => button.focus()],
] as const;

describe.each(WAYS)('Opened with %s at 375 px', (_, places, hasTouch, open) => {
  test.each([
    ['/products/compare/', 14],
    ['/products/heat-pumps/', 3],
  ])('every tooltip of %s fits the window, and Escape closes it', async (path, least) => {
    const page = await openOn(path, { hasTouch });
    const buttons = await tooltipsOn(page);
    expect(buttons.length).toBeGreaterThanOrEqual(least);
    const faults: string[] = [];
    for (const button of buttons)
      for (const place of places) {
        const words = button.locator('+ [role="tooltip"]');
        await moveTo(button, place);
        await open(button);
        faults.push(...(await faultsOf(words, place)));
        await page.keyboard.press('Escape');
        if (await words.isVisible())
          faults.push(`${place}, ${await words.innerText()}: Escape leaves it open`);
        await button.evaluate((element: HTMLElement) => element.blur());
      }
    expect(faults).toEqual([]);
  });
});

test('At 1280 px a tooltip near the edge opens toward the other side, at its full width', async () => {
  const page = await site.start('/products/air-conditioners/', { viewport: { width: 1280, height: 800 } });
  await startWhole(page);
  const shapes: number[][] = [];
  for (const button of await tooltipsOn(page)) {
    await moveTo(button, 'center');
    await button.focus();
    const words = button.locator('+ [role="tooltip"]');
    shapes.push(await words.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]));
  }
  expect(shapes.length).toBeGreaterThanOrEqual(3);
  expect(shapes.filter(([width = 0, height = 0]) => height > width)).toEqual([]);
});

test.each([
  ['/products/indoor-air-quality/ventilation/', 1440],
  ['/products/compare/', 768],
])(
  'On %s at %i px each button is on the same line as the last word that it explains',
  async (path, width) => {
    const page = await site.visit(path, { viewport: { width, height: 800 } });
    const buttons = await tooltipsOn(page);
    expect(buttons.length).toBeGreaterThan(2);
    const astray: string[] = [];
    for (const button of buttons.slice(0, 9)) {
      const line = await button.evaluate((element) => {
        const words = element.parentElement?.previousElementSibling;
        const last = [...(words?.getClientRects() ?? [])].at(-1);
        const { top, height } = element.getBoundingClientRect();
        const middle = top + height / 2;
        const isBeside = last !== undefined && middle > last.top && middle < last.bottom;
        return isBeside ? null : (words?.textContent ?? '');
      });
      if (line !== null) astray.push(line);
    }
    expect(astray).toEqual([]);
  },
);

test.each(['/products/compare/', '/products/compare/?type=heat-pump'])(
  'The first hover on %s starts the application and opens the tooltip',
  async (path) => {
    const page = await site.visit(path, { viewport: { width: 1280, height: 900 } });
    const [button] = await tooltipsOn(page);
    await button?.hover();
    await page.locator('[role="tooltip"]:popover-open').waitFor();
  },
);

test('In print there are no tooltip buttons', async () => {
  for (const path of ['/products/air-conditioners/', '/products/compare/']) {
    const page = await site.print(path);
    const buttons = await tooltipsOn(page);
    expect(buttons.length).toBeGreaterThan(2);
    for (const button of buttons) expect(await button.isVisible()).toBe(false);
  }
});

test.each([320, 375, 1280])(
  'At %i px, the box that explains a term keeps 8 px from the window’s edges',
  async (width) => {
    const page = await site.start('/resources/getting-started/hvac-basics/sizing/', {
      viewport: { width, height: 800 },
    });
    const terms = await page.locator('button[popovertarget^="term-"]').all();
    expect(terms.length).toBeGreaterThan(1);
    for (const term of terms) {
      await term.click();
      const sides = await page
        .locator('[popover]:popover-open')
        .evaluate((box) => [
          box.getBoundingClientRect().left,
          innerWidth - box.getBoundingClientRect().right,
        ]);
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(8);
      await page.keyboard.press('Escape');
    }
  },
);
