import { expect, test } from '@jest/globals';
import { siteTextsIn } from '../../application/visitor/read-page/site-texts.ts';
import { aDealer } from '../builders/a-dealer.ts';
import { overflowOf } from './accessibility/overflow.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile(() => ({
  NODE_OPTIONS: `--import=${new URL('sunday-clock.ts', import.meta.url).href}`,
}));

const CODE = 'M5V 3L9';
const { areaChange, aroundTheClock, closedNow } = siteTextsIn('en');

test.each([360, 375, 768, 1280])(
  'out of hours the area, that the office is closed and who answers share one row at %i px',
  async (width) => {
    site.provider.serve({ zipcode: CODE, dealers: [aDealer().build()] });
    const page = await site.visit(`/find-a-dealer/?zipcode=${CODE}`, { viewport: { width, height: 800 } });
    // A typeface that came too late for the first visit is there on the next.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.reload();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const header = page.getByRole('banner');
    const middles = await Promise.all(
      [
        header.getByRole('button', { name: areaChange }),
        header.getByRole('link', { name: aroundTheClock }),
      ].map(async (one) => {
        const box = await one.boundingBox();
        return box && Math.round(box.y + box.height / 2);
      }),
    );
    expect(middles[0]).toBeGreaterThan(0);
    expect(new Set(middles).size).toBe(1);
    const link = await header.getByRole('link', { name: aroundTheClock }).boundingBox();
    const sentence = await header.getByText(closedNow, { exact: true }).boundingBox();
    expect(sentence?.width).toBeGreaterThan(100);
    expect(sentence?.y).toBeGreaterThanOrEqual(link?.y ?? Infinity);
    expect(await overflowOf(page)).toBe(0);
  },
);
