import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { warrantyTextsIn } from '../../../ui/blocks/warranty/texts.ts';
import { SETTLED_PAGES, prepare } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const texts = warrantyTextsIn('en');

const site = TestedSite.ofThisFile();

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: texts.register.title });

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: texts.register.title, exact: true }).click();
  await dialogOf(page).waitFor();
};

test('a dialog that is closed to look for the serial number opens again with what was typed', async () => {
  prepare(site, SETTLED_PAGES[0]);
  const page = await site.visit('/resources/warranty/');
  await openDialog(page);
  await dialogOf(page).getByLabel(texts.details.dealer).fill('Night Owl');
  await dialogOf(page).getByLabel(texts.details.installed).fill('2026-10-01');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await openDialog(page);
  expect(await dialogOf(page).getByLabel(texts.details.dealer).inputValue()).toBe('Night Owl');
  expect(await dialogOf(page).getByLabel(texts.details.installed).inputValue()).toBe('2026-10-01');
  expect(await dialogOf(page).getByLabel(texts.details.serial).inputValue()).toBe('');
});
