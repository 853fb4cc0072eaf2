import { expect, test } from '@jest/globals';
import { foundHeading } from '../../../application/visitor/find-dealers/texts.ts';
import { aDealer, withIds } from '../../builders/a-dealer.ts';
import { SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test.each([true, false])(
  'Next shows the dealers of the next page, with scripts: %s',
  async (javaScriptEnabled) => {
    site.provider.serve({ zipcode: SERVED, dealers: withIds(Array(5).fill(aDealer())) });
    const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, {
      javaScriptEnabled,
      viewport: { width: 375, height: 667 },
    });
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await page.getByText('Showing 4-5 of 5').waitFor();
    await expect(page.title()).resolves.toContain(`${foundHeading(SERVED)}, page 2`);
    const heading = await page.getByRole('heading', { name: foundHeading(SERVED) }).boundingBox();
    expect(heading?.y).toBeGreaterThan(0);
    expect(heading?.y).toBeLessThan(200);
  },
);
