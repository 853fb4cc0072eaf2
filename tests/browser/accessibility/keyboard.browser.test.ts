import { beforeEach, expect, test } from '@jest/globals';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

test('Enter on Next turns the page and moves the focus to the list', async () => {
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}`);
  await page.getByRole('link', { name: findDealersTexts.next, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Showing 4-6 of 7').waitFor();
  const list = page.getByRole('region', { name: findDealersTexts.listName });
  await page.waitForFunction((element) => element === document.activeElement, await list.elementHandle());
  await page.keyboard.press('Tab');
  expect(await list.locator(':focus').count()).toBe(1);
});

test('a search in place moves the focus to the heading of its results, in every state', async () => {
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}&page=3`);
  const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel });
  await box.fill('abcde');
  await box.press('Enter');
  await page.getByText('We found 0 dealers servicing near abcde').waitFor();
  const heading = page.getByRole('heading', { name: 'We found 0 dealers servicing near abcde' });
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText(findDealersTexts.zipExamples).waitFor();
  await box.fill(SERVED);
  await box.press('Enter');
  await page.getByText('Showing 1-3 of 7').waitFor();
  const found = page.getByRole('heading', { level: 2, name: /^Dealers near / });
  expect(await found.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await found.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight)).toBe(
    true,
  );
});

test('Escape hides the tooltip of a badge link until the badge gets the focus again', async () => {
  const leasing = aDealer().withBadge('leasing').build();
  site.provider.serve({ zipcode: SERVED, city: 'Addison', state: 'TX', dealers: [leasing] });
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}`);
  const badge = page.getByRole('article').getByRole('link', { name: 'Leasing' });
  expect(await badge.getAttribute('href')).toBe('/pricing/leasing/');
  const hint = page.getByRole('article').getByRole('tooltip');
  const leave = () => page.mouse.move(0, 0);
  for (const [come, go] of [
    [() => badge.focus(), () => badge.blur()],
    [() => badge.hover(), leave],
  ] as const) {
    await come();
    await hint.waitFor();
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'hidden' });
    await go();
    await come();
    await hint.waitFor();
    await go();
  }
});
