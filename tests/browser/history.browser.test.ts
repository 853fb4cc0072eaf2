import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { SCRIPTS } from './late-scripts.ts';
import { SETTLED_PAGES, prepare, SERVED } from './pages.ts';
import { isStarted, started, TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

const LIST = `/find-a-dealer/?zipcode=${SERVED}`;

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const box = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: findDealersTexts.zipLabel }).first();

describe('Before the application has started (architecture: rendering)', () => {
  test('Back to another page of the same list starts the application, which shows that page', async () => {
    const page = await site.start(LIST);
    await page.getByRole('link', { name: findDealersTexts.next }).click();
    await page.getByText('Showing 4-6 of').waitFor();
    // A reloaded page starts by itself; this keeps it from starting until it has tried.
    await page.route(SCRIPTS, (route) => route.abort());
    await page.reload({ waitUntil: 'networkidle' });
    await page.unroute(SCRIPTS);
    expect(await isStarted(page)).toBe(false);
    await page.goBack();
    await started(page);
    await page.getByText('Showing 1-3 of').waitFor();
    await page.goForward();
    await page.getByText('Showing 4-6 of').waitFor();
  });

  test("a search box shows the address's code after Back, not the text typed into it", async () => {
    const context = await site.context();
    await context.route(SCRIPTS, (route) => route.abort());
    const page = await context.newPage();
    await page.goto(LIST);
    await box(page).fill('75002');
    await box(page).press('Enter');
    await page.waitForURL('**zipcode=75002*');
    await context.unroute(SCRIPTS);
    await page.goBack();
    await page.waitForURL(`**${LIST}`);
    await page.waitForFunction((code) => {
      const input = document.querySelector<HTMLInputElement>('main input[name=zipcode]');
      return input?.value === code;
    }, SERVED);
  });
});

test("The zip box of rebates has the address's code after each Back and Forward", async () => {
  const page = await site.start(`/resources/rebates/?zip=${SERVED}`);
  const zip = page.getByRole('main').locator('input[name=zip]').first();
  const holds = (code: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('main input[name=zip]')?.value === wanted,
      code,
    );
  for (const code of ['30301', '78201']) {
    await zip.fill(code);
    await zip.press('Enter');
    await page.waitForURL(`**zip=${code}`);
  }
  await page.goBack();
  await holds('30301');
  await page.goBack();
  await holds(SERVED);
  await page.goForward();
  await holds('30301');
});
