import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { overflowOf } from '../accessibility/overflow.ts';
import { CALM_PAGES, prepare, SERVED, UNSERVED } from '../pages.ts';
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

describe('Where cards stand in twos, none is left alone in half of a row', () => {
  test.each([
    ['a page of three dealers', `/find-a-dealer/?zipcode=${SERVED}`],
    ['a page of one dealer', `/find-a-dealer/?zipcode=${SERVED}&page=3`],
    ['the nearest dealers', `/find-a-dealer/?zipcode=${UNSERVED}`],
    ['a guide and its related articles', '/resources/troubleshooting/gas-furnaces/'],
    ['an article with features', '/resources/getting-started/hvac-basics/heat-pumps/'],
    ['links to go on with', '/resources/maintenance-tips/gas-furnaces/'],
  ])('%s', async (_what, path) => {
    prepare(site, CALM_PAGES[0]);
    const page = await site.visit(path, { viewport: { width: 768, height: 900 } });
    expect(await page.locator('main ul').count()).toBeGreaterThan(0);
    expect(await halfEmpty(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });
});
