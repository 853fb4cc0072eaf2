import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { until } from '../../acceptance/drivers/browser/until.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { SERVED, UNSERVED } from '../pages.ts';
import { started, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const MALFORMED = '123';

test.each(
  [UNSERVED, MALFORMED].flatMap((zipcode) =>
    ['/find-a-dealer/', '/find-your-dealer/'].map((path) => [zipcode, path]),
  ),
)(
  'a visitor who finds no dealer near %s on %s sees a number to call without scrolling, even on a phone',
  async (zipcode, path) => {
    const page = await site.visit(`${path}?zipcode=${zipcode}`, { viewport: { width: 375, height: 667 } });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const call = await page.getByRole('main').locator('a[href^="tel:"]').first().boundingBox();
    expect((call?.y ?? Infinity) + (call?.height ?? 0)).toBeLessThanOrEqual(667);
  },
);

describe('A visitor without results gets an empty, focused box for a new search', () => {
  const boxOf = (page: Page) =>
    page.getByRole('main').getByRole('textbox', { name: findDealersTexts.zipLabel });

  test.each(['/find-a-dealer/', '/find-your-dealer/'])(
    'on %s, even if a code was remembered',
    async (path) => {
      site.provider.serve({ zipcode: SERVED, dealers: [aDealer().build()] });
      const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`);
      await page.goto(`${site.address}${path}?zipcode=${UNSERVED}`);
      await page.getByRole('main').getByRole('link', { name: findDealersTexts.findMore }).click();
      await page.waitForURL('**/find-a-dealer/#new-search');
      await started(page);
      await page.getByText(findDealersTexts.idle).waitFor();
      expect(await boxOf(page).inputValue()).toBe('');
      await until(() => boxOf(page).evaluate((box) => box === document.activeElement));
      await page.keyboard.type(SERVED);
      await page.keyboard.press('Enter');
      await page.getByRole('article').first().waitFor();
    },
  );
});
