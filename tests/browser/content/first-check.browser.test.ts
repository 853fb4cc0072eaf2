import { expect, test } from '@jest/globals';
import { guidePath, TROUBLED_CATEGORIES } from '../../../domain/help/troubleshooting.ts';
import { TestedSite } from '../tested-site.ts';

/** The smallest screen that guides support. */
const PHONE = { width: 375, height: 667 };

const GUIDES = [
  ...TROUBLED_CATEGORIES.map(guidePath),
  '/es/solucion-de-problemas/aire-acondicionado/',
  '/es/solucion-de-problemas/bomba-de-calor/',
  '/es/solucion-de-problemas/calefaccion-de-gas/',
  '/fr/depannage/climatiseur/',
  '/fr/depannage/fournaise-au-gaz/',
  '/fr/depannage/thermopompe/',
];

const site = TestedSite.ofThisFile();

test.each(GUIDES)(
  '%s: on a phone, the first check starts no later than on the second screen',
  async (path) => {
    const page = await site.visit(path, { viewport: PHONE });
    await page.evaluate(() => document.fonts.ready);
    const first = await page.locator('[data-block="acf/step"]').first().boundingBox();
    expect(first?.y).toBeLessThan(2 * PHONE.height);
  },
);

test.each(GUIDES)('%s: in print, the dangers come first, each with its steps', async (path) => {
  const page = await site.print(path, { viewport: PHONE });
  const blocks = await page
    .locator('main [data-block]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-block')));
  expect(blocks.slice(0, 2)).toEqual(['core/paragraph', 'acf/safety-panel']);
  const steps = await page
    .locator('[data-block="acf/safety-panel"] li')
    .evaluateAll((all) => all.map((one) => one.checkVisibility({ contentVisibilityAuto: true })));
  expect(steps.length).toBeGreaterThan(9);
  expect(steps).not.toContain(false);
});
