import { expect, test } from '@jest/globals';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test.each([320, 375, 769, 800, 1024, 1280])(
  'nested columns, fixed widths and long words are no wider than a window of %i px',
  async (width) => {
    const page = await site.visit('/wide-content/', { viewport: { width, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(
      await page.getByText('Refrigerants').evaluate((text) => text.getBoundingClientRect().right),
    ).toBeLessThan(width);
  },
);
