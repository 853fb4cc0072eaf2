import { beforeEach, expect, test } from '@jest/globals';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { CALM_PAGES, prepare, SERVED } from './pages.ts';
import { startByPress, TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, CALM_PAGES[0]));

test('Enter in the box searches', async () => {
  const page = await site.visit('/find-a-dealer/');
  await startByPress(page);
  await page.getByRole('textbox', { name: findDealersTexts.zipLabel }).focus();
  await page.keyboard.type(SERVED);
  await page.keyboard.press('Enter');
  await page.getByText('Showing 1-3 of 7').waitFor();
  expect(new URL(page.url()).search).toBe(`?zipcode=${SERVED}`);
});

test('Enter on Next turns the page and puts the reader at the list', async () => {
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`);
  await startByPress(page);
  await page.getByRole('link', { name: findDealersTexts.next, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Showing 4-6 of 7').waitFor();
  const list = page.getByRole('region', { name: findDealersTexts.listName });
  await page.waitForFunction((element) => element === document.activeElement, await list.elementHandle());
  await page.keyboard.press('Tab');
  expect(await list.locator(':focus').count()).toBe(1);
});

test('a search of another area from a later page leaves the focus in the box', async () => {
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}&page=3`);
  await startByPress(page);
  const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel });
  await box.fill('abcde');
  await box.press('Enter');
  await page.getByText('We found 0 dealers servicing near abcde').waitFor();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
});
