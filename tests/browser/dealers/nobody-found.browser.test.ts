import { expect, test } from '@jest/globals';
import { UNSERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const MALFORMED = '123';

test.each(
  [UNSERVED, MALFORMED].flatMap((zipcode) =>
    ['/find-a-dealer/', '/find-your-dealer/'].map((path) => [zipcode, path]),
  ),
)(
  'whoever finds nobody near %s on %s sees a number to call without scrolling, on a phone too',
  async (zipcode, path) => {
    const page = await site.visit(`${path}?zipcode=${zipcode}`, { viewport: { width: 375, height: 667 } });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const call = await page.getByRole('main').locator('a[href^="tel:"]').first().boundingBox();
    expect((call?.y ?? Infinity) + (call?.height ?? 0)).toBeLessThanOrEqual(667);
  },
);
