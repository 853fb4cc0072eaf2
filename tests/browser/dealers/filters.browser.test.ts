import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { SETTLED_PAGES, prepare, SERVED, UNSERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const LIST = `/find-a-dealer/?zipcode=${SERVED}`;

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const button = (page: Page) => page.getByRole('button', { name: /^Filters? \(\d\)$/ });
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Filter dealers' });

const opened = async (options = {}): Promise<Page> => {
  const page = await site.start(LIST, options);
  await button(page).click();
  await dropdown(page).waitFor();
  return page;
};

describe('The filter dropdown (sections 2 and 4)', () => {
  test('closes on a click outside', async () => {
    const page = await opened();
    await page.getByRole('heading', { level: 1 }).click();
    await dropdown(page).waitFor({ state: 'hidden' });
  });

  test('closes on a tap outside', async () => {
    const page = await opened({ hasTouch: true, viewport: { width: 375, height: 800 } });
    await page.touchscreen.tap(350, 90);
    await dropdown(page).waitFor({ state: 'hidden' });
  });

  test.each([
    { width: 320, height: 800 },
    { width: 375, height: 667 },
    { width: 375, height: 800 },
    { width: 768, height: 500 },
    { width: 1280, height: 500 },
  ])('opens below its button, fully in view, at $width x $height', async (viewport) => {
    const page = await opened({ viewport });
    const panel = await dropdown(page).evaluateHandle((element) => element);
    await page.waitForFunction((element) => element.getBoundingClientRect().bottom <= innerHeight, panel);
    const [above, below] = [await button(page).boundingBox(), await dropdown(page).boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN));
    expect(above?.y).toBeGreaterThanOrEqual(0);
    expect(below?.x).toBeGreaterThanOrEqual(0);
    expect((below?.x ?? NaN) + (below?.width ?? NaN)).toBeLessThanOrEqual(viewport.width);
  });

  test('stays open while filters are checked, and counts them', async () => {
    const page = await opened();
    await page.getByRole('checkbox', { name: 'NATE Certified' }).check();
    await page.getByRole('checkbox', { name: 'Financing' }).check();
    await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
    expect(await dropdown(page).isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe(`?zipcode=${SERVED}&filter=nateCertified&filter=showFinancing`);
  });

  test('can be used with the keyboard alone', async () => {
    const page = await site.start(LIST);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await dropdown(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByText('Showing 1-1 of 1').waitFor();
    expect(await page.getByRole('checkbox', { name: 'NATE Certified' }).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await dropdown(page).waitFor({ state: 'hidden' });
  });

  test('unchecks a filter that Back has cleared', async () => {
    const page = await opened();
    await page.getByRole('checkbox', { name: 'NATE Certified' }).check();
    await page.getByRole('button', { name: 'Filter (1)' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.getByRole('button', { name: 'Filter (0)' }).waitFor();
    await button(page).click();
    expect(await page.getByRole('checkbox', { name: 'NATE Certified' }).isChecked()).toBe(false);
  });

  test('disappears with the last filter if there are no dealers, and the list gets the focus', async () => {
    const page = await site.start(`/find-a-dealer/?zipcode=${UNSERVED}&filter=nateCertified`);
    await button(page).click();
    // It leaves the page with its press, so nothing is left that could be seen unchecked.
    await page.getByRole('checkbox', { name: 'NATE Certified' }).click();
    await button(page).waitFor({ state: 'detached' });
    await page.locator(':focus').waitFor();
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Dealers near you');
  });
});
