import { describe, expect, test } from '@jest/globals';
import { ALL_PAGES, visitIn } from './pages.ts';
import { TestedSite } from './tested-site.ts';
import { violationsOn } from './violations.ts';

const site = TestedSite.ofThisFile();

describe.each(ALL_PAGES)('$name', (tested) => {
  test.each([320, 768, 1280])('has no violation at %i px', async (width) => {
    const page = await visitIn(site, tested, { viewport: { width, height: 900 } });
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    expect(await violationsOn(page)).toEqual([]);
  });
});
