import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { CALM_PAGES, prepare, SERVED, UNSERVED } from '../pages.ts';
import { startByPress, TestedSite } from '../tested-site.ts';
import { violationsOn } from '../accessibility/violations.ts';

const site = TestedSite.ofThisFile();

const LIST = `/find-a-dealer/?zipcode=${SERVED}`;

beforeEach(() => prepare(site, CALM_PAGES[0]));

const button = (page: Page) => page.getByRole('button', { name: /^Filters? \(\d\)$/ });
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Filter dealers' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

const opened = async (options = {}): Promise<Page> => {
  const page = await site.visit(LIST, options);
  await startByPress(page);
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
  });

  test('closes on Escape and returns the focus', async () => {
    const page = await opened();
    await page.getByRole('checkbox', { name: 'Financing' }).focus();
    await page.keyboard.press('Escape');
    await dropdown(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Filter (0)');
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
    const page = await site.visit(LIST);
    await startByPress(page);
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
    const page = await site.visit(`/find-a-dealer/?zipcode=${UNSERVED}&filter=nateCertified`);
    await startByPress(page);
    await button(page).click();
    await page.getByRole('checkbox', { name: 'NATE Certified' }).uncheck();
    await button(page).waitFor({ state: 'detached' });
    await page.locator(':focus').waitFor();
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Dealers near you');
  });

  test('does not exist without dealers and filters', async () => {
    const page = await site.visit(`/find-a-dealer/?zipcode=${UNSERVED}`);
    await page.getByRole('heading', { name: /0 dealers/ }).waitFor();
    expect(await button(page).count()).toBe(0);
  });

  test.each([320, 768, 1280])('at %i px fits the window and has no axe violations', async (width) => {
    const page = await opened({ viewport: { width, height: 800 } });
    const box = await dropdown(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    // Targets that the dropdown covers in part are too small until it closes.
    expect(await violationsOn(page, '[popover]:popover-open')).toEqual([]);
  });
});

describe('A badge (section 9)', () => {
  test('opens its explanation, and closes it again', async () => {
    const page = await site.visit(LIST);
    await page.getByRole('button', { name: 'Comfort Specialist' }).click();
    const note = page.getByText('A certified contractor, trained on the systems they install.');
    await note.waitFor();
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
  });

  test('for leasing links to the leasing page, and shows its tooltip on focus', async () => {
    const page = await site.visit(LIST);
    await page.locator('article summary').first().click();
    const badge = page.getByRole('main').getByRole('link', { name: 'Leasing' });
    expect(await badge.getAttribute('href')).toBe('/pricing/leasing/');
    await startByPress(page);
    await badge.focus();
    await page
      .getByRole('tooltip', { name: /monthly fee/ })
      .or(page.getByText(/monthly fee/))
      .first()
      .waitFor();
  });
});
