import { expect, test } from '@jest/globals';
import { guidePath, TROUBLED_CATEGORIES } from '../../../domain/help/troubleshooting.ts';
import { TestedSite } from '../tested-site.ts';

const PHONE = { width: 375, height: 812 };

const site = TestedSite.ofThisFile();

test.each(TROUBLED_CATEGORIES)(
  '%s: the first check begins on the second screen of a phone',
  async (category) => {
    const page = await site.visit(guidePath(category), { viewport: PHONE });
    const first = await page.locator('[data-block="acf/step"]').first().boundingBox();
    expect(first?.y).toBeLessThan(2 * PHONE.height);
  },
);
