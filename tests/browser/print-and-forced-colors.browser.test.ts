import { beforeEach, describe, expect, test } from '@jest/globals';
import { aDealer } from '../builders/a-dealer.ts';
import { SERVED } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

const DEALERS = 7;

beforeEach(() => {
  const dealers = Array.from({ length: DEALERS }, (_, i) =>
    aDealer()
      .named(`Dealer ${i + 1}`)
      .withCompanyId(i + 1)
      .build(),
  );
  site.provider.serve({ zipcode: SERVED, city: 'Addison', state: 'TX', dealers });
});

const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0;

describe('On paper', () => {
  test.each([
    ['the dealer list', `/find-a-dealer/?zipcode=${SERVED}`, 2],
    ['a comparison', `/find-a-dealer/compare/?zipcode=${SERVED}&compare=1&compare=2`, 2],
    ['the schedule page', `/find-your-dealer/?zipcode=${SERVED}`, 5],
    ['the home page', '/', 6],
    ['the checklist for air handlers', '/resources/maintenance-tips/air-handlers/', 1],
    ['the checklist for ductless systems', '/resources/maintenance-tips/ductless-systems/', 1],
    ['the longest checklist', '/resources/maintenance-tips/gas-furnaces/', 1],
  ])('%s leaves forms out and fits on few sheets', async (_name, path, most) => {
    const page = await site.visit(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('form:visible').count()).toBe(0);
    const lightTexts = await page
      .locator('main [data-surface]')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).color !== 'rgb(0, 0, 0)').length);
    expect(lightTexts).toBe(0);
    expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(most);
  });
});

describe('Where colors are the visitor’s own', () => {
  test('the wordmark stands on its own background', async () => {
    const page = await site.visit('/');
    await page.emulateMedia({ forcedColors: 'active' });
    const backgroundOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await backgroundOf('header img')).toBe('rgb(255, 255, 255)');
    expect(await backgroundOf('footer a img, footer div img')).toBe('rgb(15, 42, 51)');
  });
});
