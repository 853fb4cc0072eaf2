import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { holdScripts, SCRIPTS } from '../late-scripts.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { isStarted, started, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const boxOn = (page: Page): Locator => page.getByRole('textbox', { name: findDealersTexts.zipLabel });

/** A visitor whose scripts wait for `letGo`; `asked` resolves when the first of them is requested. */
const visitWithLateScripts = async (path: string) => {
  const context = await site.context();
  const letGo = await holdScripts(context);
  const page = await context.newPage();
  const asked = page.waitForRequest(SCRIPTS);
  asked.catch(() => undefined);
  await page.goto(path);
  return { page, asked, letGo };
};

describe('while the scripts are loading', () => {
  test.each(['/', '/find-a-dealer/', `/find-a-dealer/?zipcode=${SERVED}`])(
    'text typed on %s stays, as do the focus and the caret',
    async (path) => {
      const { page, asked, letGo } = await visitWithLateScripts(path);
      const box = boxOn(page);
      await box.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('K1A 0B1');
      await page.keyboard.press('ArrowLeft');
      await asked;
      expect(await isStarted(page)).toBe(false);
      letGo();
      await started(page);
      expect(await box.inputValue()).toBe('K1A 0B1');
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await box.evaluate((element) => (element as HTMLInputElement).selectionStart)).toBe(6);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('9');
      expect(await box.inputValue()).toBe('K1A 0B19');
    },
  );

  test.each([
    ['/', '/find-your-dealer/', 7],
    ['/find-a-dealer/', '/find-a-dealer/', 3],
  ])('Enter in the box on %s shows the dealers', async (path, target, dealers) => {
    const { page, asked } = await visitWithLateScripts(path);
    await boxOn(page).click();
    await page.keyboard.type(SERVED);
    await asked;
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${target}?zipcode=${SERVED}`);
    expect(await page.getByRole('article').count()).toBe(dealers);
    expect(await isStarted(page)).toBe(false);
  });

  test('Next shows the second page', async () => {
    const { page, asked } = await visitWithLateScripts(`/find-a-dealer/?zipcode=${SERVED}`);
    await page.getByRole('heading', { level: 1 }).hover();
    await asked;
    await page.getByRole('link', { name: findDealersTexts.next, exact: true }).click();
    await page.waitForURL(/page=2/);
    expect(await page.getByText('Showing 4-6 of 7').isVisible()).toBe(true);
    expect(await isStarted(page)).toBe(false);
  });

  test('opened badges stay open', async () => {
    const { page, asked, letGo } = await visitWithLateScripts(`/find-a-dealer/?zipcode=${SERVED}`);
    await page.locator('article summary').first().click();
    await asked;
    letGo();
    await started(page);
    expect(await page.locator('details[open]').count()).toBe(1);
  });
});

test('the search works if the scripts never load', async () => {
  const context = await site.context();
  await context.route(SCRIPTS, (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/find-a-dealer/');
  const asked = page.waitForRequest(SCRIPTS);
  await boxOn(page).click();
  await asked;
  await page.keyboard.type(SERVED);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/find-a-dealer/?zipcode=${SERVED}`);
  expect(await page.getByRole('article').count()).toBe(3);
});

test('Back fills the code of the previous search into the box again', async () => {
  const page = await site.start('/find-a-dealer/');
  const box = boxOn(page);
  await box.fill(SERVED);
  await box.press('Enter');
  await page.getByText('Showing 1-3 of 7').waitFor();
  await box.fill('');
  await box.press('Enter');
  await page.getByText(findDealersTexts.idle).waitFor();
  expect(await box.inputValue()).toBe('');
  await page.goBack();
  await page.getByText('Showing 1-3 of 7').waitFor();
  expect(await box.inputValue()).toBe(SERVED);
});
