import { expect, test } from '@jest/globals';
import { siteTextsIn } from '../../application/visitor/read-page/site-texts.ts';
import { zipTexts } from '../../application/visitor/find-dealers/zip-texts.ts';
import { zipSearchTexts } from '../../ui/blocks/zip-search/texts.ts';
import { aDealer } from '../builders/a-dealer.ts';
import { officeClosed } from '../clock/suite-clock.ts';
import { expectFit } from './accessibility/fit.ts';
import { overflowOf } from './accessibility/overflow.ts';
import { inOwnTypefaces } from './own-typefaces.ts';
import { PAGES_OF_THE_HOUR, visitIn, type TestedPage } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile(officeClosed);

const CODE = 'M5V 3L9';
const { areaChange, closedNow, emergency } = siteTextsIn('en');

test('out of hours, the header has the area and the link to open dealers in one row, with the notice if it fits', async () => {
  site.provider.serve({ zipcode: CODE, dealers: [aDealer().build()] });
  const page = await site.visit(`/find-a-dealer/?zipcode=${CODE}`);
  await inOwnTypefaces(page);
  const header = page.getByRole('banner');
  for (const width of [360, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const middles = await Promise.all(
      [header.getByRole('button', { name: areaChange }), header.getByRole('link', { name: emergency })].map(
        async (one) => {
          const box = await one.boundingBox();
          return box && Math.round(box.y + box.height / 2);
        },
      ),
    );
    const isNoticed = await header.getByText(closedNow, { exact: true }).isVisible();
    expect(middles[0]).toBeGreaterThan(0);
    expect({ width, rows: new Set(middles).size, isNoticed, overflow: await overflowOf(page) }).toEqual({
      width,
      rows: 1,
      isNoticed: width >= 768,
      overflow: 0,
    });
  }
});

test('out of hours, nothing is wider than a narrow window at twice the text size', async () => {
  const page = await site.visit('/find-a-dealer/', { viewport: { width: 320, height: 800 } });
  await inOwnTypefaces(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflowOf(page)).toBe(0);
});

test('out of hours, the text of the help block is next to its buttons in every language', async () => {
  const page = await site.visit('/styleguide/calls-to-action/');
  await inOwnTypefaces(page);
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page
      .locator('section[aria-labelledby]:has(> div > div > h2):has(a[href^="tel:"])')
      .evaluateAll((banners) =>
        banners.map((banner) => {
          const boxOf = (selector: string) => banner.querySelector(selector)?.getBoundingClientRect();
          const [words, ways] = [boxOf(':scope > div > :first-child'), boxOf(':scope > div > :last-child')];
          const heading = banner.querySelector('h2');
          return {
            language: banner.getAttribute('lang') ?? 'en',
            isApart: words && ways && (words.right <= ways.left || words.bottom <= ways.top),
            // A word that is too wide overflows its column.
            isWhole: heading !== null && heading.scrollWidth <= heading.clientWidth,
            isReadable: (words?.width ?? 0) >= 240,
          };
        }),
      );
    expect({ width, found }).toEqual({
      width,
      found: ['en', 'es', 'fr'].map((language) => ({
        language,
        isApart: true,
        isWhole: true,
        isReadable: true,
      })),
    });
  }
});

test('in print, the notice that the office is closed now is left out, since a sheet may be read at any time', async () => {
  const page = await site.visit('/');
  const closed = page.getByRole('main').getByText(zipSearchTexts.closed);
  const isVisible = () => Promise.all([closed.first().isVisible(), closed.last().isVisible()]);
  expect(await isVisible()).toEqual([true, true]);
  await page.emulateMedia({ media: 'print' });
  expect(await isVisible()).toEqual([false, false]);
});

test('out of hours, the link to open dealers wraps as a whole', async () => {
  const page = await site.visit('/', { viewport: { width: 375, height: 800 } });
  await inOwnTypefaces(page);
  const links = page.getByRole('main').getByRole('link', { name: zipSearchTexts.aroundTheClock });
  const rows = await links.evaluateAll((all) => {
    for (const one of all) one.scrollIntoView();
    return all.map((one) => one.getClientRects().length);
  });
  expect(rows).toEqual([1, 1]);
});

test.each(['/find-a-dealer/', '/find-your-dealer/'])(
  'out of hours, %s links to dealers who answer around the clock, until it shows dealers itself',
  async (path) => {
    site.provider.serve({ zipcode: CODE, dealers: [aDealer().build()] });
    const linkOn = async (address: string) => {
      const page = await site.visit(address, { viewport: { width: 375, height: 800 } });
      return page.getByRole('main').getByRole('link', { name: zipSearchTexts.aroundTheClock });
    };
    expect(await (await linkOn(path)).isVisible()).toBe(true);
    expect(await (await linkOn(`${path}?zipcode=${CODE}`)).isVisible()).toBe(false);
  },
);

test('the page of dealers who answer around the clock has a hint instead of the link to itself', async () => {
  const page = await site.visit('/', { viewport: { width: 375, height: 800 } });
  await page.getByRole('main').getByRole('link', { name: zipSearchTexts.aroundTheClock }).first().click();
  await page.waitForURL('**/find-a-dealer/?*');
  const main = page.getByRole('main');
  await main.getByText(zipTexts.aroundTheClockHint).waitFor();
  expect(await main.getByRole('link', { name: zipSearchTexts.aroundTheClock }).isVisible()).toBe(false);
});

test.each(PAGES_OF_THE_HOUR)(
  '$name says that the office is closed, and fits narrow screens',
  async (tested: TestedPage) => {
    const page = await visitIn(site, tested);
    const notAnswered = siteTextsIn(tested.language ?? 'en').closedNow.replace('.', '');
    await page.getByRole('banner').getByText(notAnswered).waitFor();
    // Other tests take these pages with axe; of the notice, one page is enough.
    await expectFit(page, tested === PAGES_OF_THE_HOUR[0] ? [320] : []);
  },
);
