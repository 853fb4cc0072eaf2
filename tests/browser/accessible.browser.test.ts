import { expect, test } from '@jest/globals';
import { ALL_PAGES, visitIn } from './pages.ts';
import { TestedSite } from './tested-site.ts';
import { violationsOn } from './violations.ts';

const site = TestedSite.ofThisFile();

test.each(ALL_PAGES)('$name has no violation at 320, 768 and 1280 px', async (tested) => {
  const page = await visitIn(site, tested, { viewport: { width: 320, height: 900 } });
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // The style guide shows a block in all its ways, one below the other, each under the one name that it has.
    const violations = (await violationsOn(page)).filter(
      (violation) => !violation.startsWith('landmark-unique:') || tested.path !== '/styleguide/',
    );
    expect({ width, violations }).toEqual({ width, violations: [] });
  }
});
