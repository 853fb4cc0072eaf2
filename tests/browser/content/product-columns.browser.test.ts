import { describe, expect, test } from '@jest/globals';
import { overflowOf } from '../accessibility/overflow.ts';
import { brokenWords } from '../broken-words.ts';
import { inOwnTypefaces } from '../own-typefaces.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const KEY_FIGURES = 'main li > div > span, main li > p';
const COMPARED = 'main table th a, main table th span';

/** Words that must not break; a text may wrap at a hyphen. */
const WORD = /\w{5,}/;

describe('Between a phone and a desktop', () => {
  test.each(['/products/air-handlers/', '/products/packaged-system/air-conditioner-packaged-systems/'])(
    'the three key figures of %s are side by side, and none of their words breaks',
    async (path) => {
      const page = await site.visit(path, { viewport: { width: 768, height: 900 } });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.getByRole('heading', { name: 'Key figures' }).count()).toBe(1);
      expect(await brokenWords(page, KEY_FIGURES, WORD)).toEqual([]);
    },
  );

  test.each(['/products/air-handlers/', '/resources/troubleshooting/gas-furnaces/'])(
    'no word of a tile with an icon breaks on %s',
    async (path) => {
      const page = await site.visit(path);
      await inOwnTypefaces(page);
      expect(await page.locator('main h3 > a').count()).toBeGreaterThan(2);
      for (const width of [600, 640, 668, 720, 768]) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await brokenWords(page, 'main h3 > a', WORD)]).toEqual([width, []]);
      }
    },
  );

  test.each([
    [1024, '/products/air-conditioners/'],
    [1024, '/resources/home-app/diagnostics/'],
    [1280, '/products/coils/comfort-coil/'],
  ])('at %d px each key figure of %s fits on one line', async (width, path) => {
    const page = await site.visit(path, { viewport: { width, height: 900 } });
    await inOwnTypefaces(page);
    const lines = await page
      .locator('section, div')
      .filter({ has: page.getByRole('heading', { name: /^(?:Key figures|At a glance)$/ }) })
      .last()
      .locator('li > :first-child')
      .evaluateAll((figures) =>
        figures.map((figure) =>
          Math.round(figure.getBoundingClientRect().height / parseFloat(getComputedStyle(figure).lineHeight)),
        ),
      );
    expect(lines).toEqual([1, 1, 1]);
  });

  test.each(['/products/air-conditioners/', '/products/zoning/'])(
    'no paragraph of %s has lines too long to read',
    async (path) => {
      const page = await site.visit(path, { viewport: { width: 1440, height: 900 } });
      const widest = await page
        .locator('main p')
        .evaluateAll((all) =>
          Math.max(
            ...all.map(
              (one) => one.getBoundingClientRect().width / parseFloat(getComputedStyle(one).fontSize),
            ),
          ),
        );
      expect(widest).toBeLessThan(48);
    },
  );

  test('the questions of /products/ fit in the window', async () => {
    const page = await site.visit('/products/');
    expect(await page.getByRole('heading', { name: 'Which is right for my home?' }).count()).toBe(1);
    for (const width of [900, 1000, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflowOf(page)]).toEqual([width, 0]);
    }
  });
});

describe('A comparison of three products', () => {
  test('breaks no word of its product names and row names, and has their documents side by side', async () => {
    const page = await site.visit('/products/compare/');
    await inOwnTypefaces(page);
    expect(await page.locator(COMPARED, { hasText: 'conditioner' }).count()).toBe(3);
    for (const width of [320, 375, 640, 700, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await brokenWords(page, COMPARED, WORD)]).toEqual([width, []]);
      // Between a phone and a tablet, names of different length move the documents.
      if (width > 375 && width < 768) continue;
      const tops = await page
        .locator('main thead th')
        .evaluateAll((heads) =>
          heads.map((head) =>
            [...head.querySelectorAll('li')].map((item) => Math.round(item.getBoundingClientRect().top)),
          ),
        );
      expect(tops.length).toBeGreaterThan(1);
      expect(tops[0]?.length).toBeGreaterThan(0);
      for (const top of tops) expect([width, top]).toEqual([width, tops[0]]);
    }
  });
});
