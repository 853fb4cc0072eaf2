import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { aDealer, withIds } from '../../builders/a-dealer.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaRebates } from '../../builders/area-rebates.ts';
import { overflowOf } from '../accessibility/overflow.ts';
import { SETTLED_PAGES, prepare, SERVED, UNSERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** The lists of cards whose last card leaves half of its row empty, by their first words. */
const halfEmpty = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator('main :is(ul, [data-columns])').evaluateAll((lists) =>
    lists
      .filter((list) => {
        const { display, gridTemplateColumns } = getComputedStyle(list);
        const last = list.lastElementChild;
        if (display !== 'grid' || gridTemplateColumns.split(' ').length !== 2 || last === null) return false;
        return last.getBoundingClientRect().right < list.getBoundingClientRect().right - 40;
      })
      .map((list) => list.textContent.trim().slice(0, 40)),
  );

/** Whether two elements are side by side: their tops or middles are aligned. */
const areBeside = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('Not on the page');
  return a.y < b.y + b.height && b.y < a.y + a.height;
};

describe('A card alone in its row', () => {
  beforeEach(() => prepare(site, SETTLED_PAGES[0]));

  test('has its button next to its text, except on a phone', async () => {
    const page = await site.visit('/products/');
    const main = page.getByRole('main');
    const words = main.getByRole('heading', { name: 'What would it cost?' });
    const button = main.getByRole('link', { name: 'Get a Free Online Estimate' });
    const text = main.getByText('see starting prices', { exact: false }).first();
    for (const width of [1280, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const isBeside = (await areBeside(words, button)) || (await areBeside(text, button));
      expect([width, isBeside]).toEqual([width, width > 375]);
    }
  });

  test('has a dealer’s buttons side by side only where it fills a row of two', async () => {
    const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`);
    const cards = await page.getByRole('main').getByRole('article').all();
    for (const [width, expected] of [
      [768, [false, false, true]],
      [1280, [false, false, false]],
      [320, [false, false, false]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const shown = cards.map((card) => {
        const of = (name: string) => card.getByRole('button', { name }).or(card.getByRole('link', { name }));
        return areBeside(of(askDealerTexts.connect), of(askDealerTexts.book));
      });
      expect([width, await Promise.all(shown)]).toEqual([width, expected]);
    }
  });
});

test.each([
  [768, 2],
  [1280, 3],
])(
  'the phone numbers of dealers in a row are aligned, for any length of address: at %i px',
  async (width, beside) => {
    const LONG = '6148 Foundry Lane at the corner of Mill Road, Building 12, Suite 206';
    const atAddresses = [LONG, '12 Main St'].map((addressLine1) =>
      aDealer().with({ addressLine1, showAddress: true }),
    );
    site.provider.serve({ zipcode: SERVED, dealers: withIds([...atAddresses, aDealer()]) });
    const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, { viewport: { width, height: 900 } });
    const tops = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: /^Call / })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops.slice(0, beside)).size).toBe(1);
  },
);

describe('In rows of two cards, the last card is never alone in half of a row', () => {
  test.each([
    ['a page of three dealers', `/find-a-dealer/?zipcode=${SERVED}`],
    ['a page of one dealer', `/find-a-dealer/?zipcode=${SERVED}&page=3`],
    ['the nearest dealers', `/find-a-dealer/?zipcode=${UNSERVED}`],
    ['a guide and its related articles', '/resources/troubleshooting/gas-furnaces/'],
    ['an article with features', '/resources/getting-started/hvac-basics/heat-pumps/'],
    ['links to related pages', '/resources/maintenance-tips/gas-furnaces/'],
  ])('%s', async (_what, path) => {
    prepare(site, SETTLED_PAGES[0]);
    const page = await site.visit(path, { viewport: { width: 768, height: 900 } });
    expect(await page.locator('main ul').count()).toBeGreaterThan(0);
    expect(await halfEmpty(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

  test('the only program of an area', async () => {
    const ONE = '75009';
    site.provider.rebates.serve(ONE, areaRebates('Celina, TX', aProgram('Furnace offer').build()));
    const page = await site.visit(`/resources/rebates/?zip=${ONE}`, {
      viewport: { width: 1280, height: 900 },
    });
    await page.getByRole('heading', { name: 'Furnace offer' }).waitFor();
    expect(await halfEmpty(page)).toEqual([]);
  });
});

test.each([375, 1280])(
  'At %d px a heading is nearer to its own content than to the content above',
  async (width) => {
    const page = await site.visit('/resources/getting-started/hvac-basics/sizing/', {
      viewport: { width, height: 900 },
    });
    const rooms = await page
      .locator("main [data-block='core/heading'] + [data-width='content']")
      .evaluateAll((all) =>
        all.map((one) => {
          const heading = one.previousElementSibling as Element;
          return [heading, one].map((block) => parseFloat(getComputedStyle(block).marginTop));
        }),
      );
    expect(rooms.length).toBeGreaterThan(3);
    expect(rooms.filter(([before = 0, after = 0]) => before <= after)).toEqual([]);
  },
);
