import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { sampleRebates } from '../../../infrastructure/sample/sample-rebates.ts';
import { aDealer, withIds } from '../../builders/a-dealer.ts';
import { aReview } from '../../builders/a-review.ts';
import { areaRebates } from '../../builders/area-rebates.ts';
import { REVIEWED } from '../dealers/opened-reviews.ts';
import { SERVED } from '../pages.ts';
import { sheetsIn } from '../sheets.ts';
import { startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** The sample rebate programs near 30303. */
const ATLANTA = areaRebates(
  'Atlanta, GA',
  ...sampleRebates()
    .filter(({ cityState }) => cityState === 'Atlanta, GA')
    .map(({ program }) => program),
);

beforeEach(() => {
  const dealers = withIds([1, 2, 3, 4, 5, 6, 7].map((number) => aDealer().named(`Dealer ${number}`)));
  site.provider.serve({ zipcode: SERVED, city: 'Addison', state: 'TX', dealers });
});

const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0;

/** Browsers' default print margins. */
const MARGIN = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };

describe('On paper', () => {
  test.each([
    ['the dealer list', `/find-a-dealer/?zipcode=${SERVED}`, 2],
    ['a comparison', `/find-a-dealer/compare/?zipcode=${SERVED}&compare=1&compare=2`, 2],
    ['the schedule page', `/find-your-dealer/?zipcode=${SERVED}`, 2],
    ['the home page', '/', 2],
    ['all products', '/products/', 5],
    ['the estimate', '/resources/build-your-own-system/', 2],
    ['the checklist for air handlers', '/resources/maintenance-tips/air-handlers/', 1],
    ['the checklist for ductless systems', '/resources/maintenance-tips/ductless-systems/', 1],
    ['a product page', '/products/heat-pumps/', 4],
    // With three sheets, the browser had shrunk the text to two thirds.
    ['a guide', '/resources/troubleshooting/gas-furnaces/', 4],
    ['the longest checklist', '/resources/maintenance-tips/gas-furnaces/', 1],
  ])('%s prints without forms, on few sheets', async (_name, path, most) => {
    const page = await site.print(path);
    expect(await page.locator('form:visible').count()).toBe(0);
    const lightTexts = await page
      .locator('main [data-surface]')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).color !== 'rgb(0, 0, 0)').length);
    expect(lightTexts).toBe(0);
    expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(most);
  });
});

describe("With browsers' print margins", () => {
  const sheets = async (path: string) => {
    const page = await site.print(path);
    const letter = await page.pdf({ format: 'Letter', margin: MARGIN });
    const a4 = await page.pdf({ format: 'A4', margin: MARGIN });
    return [letter, a4].map(sheetsOf);
  };

  test('the page of three dealers names all of the area, and each sheet has the address, the day and the number', async () => {
    const page = await site.print(`/find-a-dealer/?zipcode=${SERVED}`);
    const printed = await sheetsIn(await page.pdf({ format: 'Letter', margin: MARGIN }));
    for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(printed.join(' ')).toContain(`Dealer ${number} `);
    const line = new RegExp(`zipcode=${SERVED} · \\w+ \\d+, \\d{4} · 1-800-\\d{3}-\\d{4}`);
    for (const sheet of printed) expect(sheet).toMatch(line);
  });

  test.each([
    ['the home page', '/', 2],
    ['customer care', '/customer-care/', 1],
    ['the warranty', '/resources/warranty/', 3],
  ])('%s fits on few sheets', async (_name, path, most) => {
    expect(await sheets(path)).toEqual([most, most]);
  });

  test('the page of a dealer with long reviews has text on its first sheet', async () => {
    const long = 'They came on time and explained each step. '.repeat(30);
    site.provider.reviews.serve(
      REVIEWED,
      ['Ann', 'Bob', 'Cid'].map((name) => aReview().by(name).saying(long).build()),
    );
    const page = await site.print(`/dealers/tx/addison/dealer-${REVIEWED}/`);
    const printed = await sheetsIn(await page.pdf({ format: 'Letter', margin: MARGIN }));
    expect(printed[0]).toMatch(/Dealer .* reviews/);
    expect(printed.length).toBeLessThanOrEqual(2);
  });

  test('the schedule page fits on two sheets, with a dozen dealers whose cards show every detail', async () => {
    const dealers = Array.from({ length: 12 }, (_, i) =>
      aDealer()
        .named(i % 4 === 0 ? 'Petersen and Jensen Plumbing Heating and Air' : 'Absolute AC LLC')
        .withBadge('comfort-specialist', 'emergency-service', 'nate-certified', 'remote-diagnostics')
        .reviewed(4.5, 120 + i)
        .with({ preferred: i % 3 === 0, addressLine1: '4999 Washington Street', showAddress: true }),
    );
    site.provider.serve({ zipcode: SERVED, city: 'Addison', state: 'TX', dealers: withIds(dealers) });
    expect(await sheets(`/find-your-dealer/?zipcode=${SERVED}`)).toEqual([2, 2]);
  });
});

test.each(['/', '/resources/troubleshooting/gas-furnaces/'])(
  'In print, %s has no empty band in place of its form',
  async (path) => {
    const page = await site.print(path);
    const empty = await page
      .locator('main [data-surface]:visible')
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).innerText.trim() === '').length);
    expect(empty).toBe(0);
    expect(await page.getByText('After hours?').filter({ visible: true }).count()).toBe(0);
  },
);

test("In print, a page starts with the brand and the number to call, without the header's other links", async () => {
  const page = await site.print('/resources/troubleshooting/gas-furnaces/');
  const header = page.getByRole('banner');
  expect(await header.getByRole('img', { name: 'RunTru' }).isVisible()).toBe(true);
  const said = (await header.innerText()).trim();
  expect(said).toMatch(/^1-800-\d{3}-\d{4}$/);
});

test('In print, collapsed content is readable', async () => {
  const page = await site.visit('/resources/troubleshooting/gas-furnaces/');
  const answer = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: 'No heat, and nothing runs' }) })
    .locator('summary + *');
  expect(await answer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
});

describe('A page break never separates', () => {
  const AVOIDED: Readonly<
    Record<string, ReadonlyArray<readonly [what: string, selector: string, breaks: string]>>
  > = {
    '/products/heat-pumps/': [
      ['a question from its answer', 'main details', 'avoid auto'],
      ['a question from the start of a long answer', 'main summary', 'auto avoid'],
    ],
    '/resources/troubleshooting/heat-pumps/': [
      ['a symptom from its checks', 'main details:has(> summary > h3)', 'avoid auto'],
      ['the steps of an emergency', '#gas-smell', 'avoid auto'],
      ['the heading of a step from its text', "[data-block='acf/step'] > *", 'avoid auto'],
    ],
    '/resources/troubleshooting/': [
      ['the parts of a card in a grid', 'main [data-block="core/group"] [data-columns] > *', 'avoid auto'],
    ],
  };

  test.each(Object.entries(AVOIDED))('what belongs together on %s', async (path, avoided) => {
    const page = await site.print(path);
    for (const [what, selector, breaks] of avoided) {
      const all = await page
        .locator(selector)
        .evaluateAll((found) =>
          found.map((one) => `${getComputedStyle(one).breakInside} ${getComputedStyle(one).breakAfter}`),
        );
      expect([what, ...new Set(all)]).toEqual([what, breaks]);
    }
  });
});

test('In print, the title of a list of questions stays with the first question', async () => {
  const page = await site.print('/products/furnaces/');
  const title = page.getByRole('heading', { name: 'Questions about furnaces' });
  expect(await title.evaluate((one) => getComputedStyle(one.parentElement as Element).display)).toBe('block');
});

test.each([
  ['/resources/build-your-own-system/', 'Put your system together'],
  ['/resources/build-your-own-system/', 'Get a quote from a local dealer'],
  ['/pricing/leasing/', 'Check an offer'],
  ['/products/', 'Which is right for my home?'],
])('In print, %s leaves out the section that has only a form: %s', async (path, name) => {
  const page = await site.visit(path);
  const heading = page.getByRole('heading', { name, exact: true });
  expect(await heading.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await heading.isVisible()).toBe(false);
});

test('In print, the section links are left out', async () => {
  const page = await site.visit('/products/');
  const onThisPage = page.getByRole('navigation', { name: 'On this page' });
  expect(await onThisPage.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await onThisPage.isVisible()).toBe(false);
});

test('In print, a form leaves no empty frame, and buttons are dark on white', async () => {
  const page = await site.visit('/products/heat-pumps/');
  const invitation = page.getByRole('heading', { name: 'Ask a local dealer' });
  const button = page.getByRole('main').getByRole('link', { name: 'Find a dealer' }).first();
  expect(await invitation.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await invitation.isVisible()).toBe(false);
  const { color, borderTopColor } = await button.evaluate((one) => {
    const { color, borderTopColor } = getComputedStyle(one);
    return { color, borderTopColor };
  });
  expect([color, borderTopColor]).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
});

test("In print, the library's current tab is as dark as the other tabs", async () => {
  const page = await site.print('/resources/');
  const colors = await page
    .getByRole('navigation', { name: 'Document types' })
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
});

describe('The printed rebates of Atlanta', () => {
  test.each(['Letter', 'A4'])('fit on one sheet of %s, with or without margins', async (format) => {
    site.provider.rebates.serve('30303', ATLANTA);
    const page = await site.visit('/resources/rebates/?zip=30303');
    expect(sheetsOf(await page.pdf({ format, margin: MARGIN }))).toBe(1);
    expect(sheetsOf(await page.pdf({ format }))).toBe(1);
  });

  test('have no text smaller than 6 points', async () => {
    site.provider.rebates.serve('30303', ATLANTA);
    const page = await site.print('/resources/rebates/?zip=30303');
    const smallest = await page
      .locator('main :is(p, li, dt, dd, h1, h2, h3, a)')
      .evaluateAll((all) =>
        Math.min(
          ...all
            .filter((one) => one.checkVisibility() && one.textContent.trim() !== '')
            .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom),
        ),
      );
    expect(smallest * 0.75).toBeGreaterThanOrEqual(6);
  });
});

describe('With forced colors', () => {
  test('the wordmark has its own background', async () => {
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

  const visitDealers = async () => {
    const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, {
      viewport: { width: 375, height: 700 },
    });
    await page.emulateMedia({ forcedColors: 'active' });
    await startByPress(page);
    return page;
  };
  const edgeOf = (one: Locator) =>
    one.evaluate((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
    });

  test.each([siteTextsIn('en').menu, findDealersTexts.changeLocation])(
    'the dialog that “%s” opens has a border',
    async (name) => {
      const page = await visitDealers();
      await page.getByRole('button', { name, exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await edgeOf(dialog)).toBe(true);
    },
  );

  test('the link to the current page of a list has a border', async () => {
    const page = await visitDealers();
    expect(await edgeOf(page.locator('main a[aria-current="page"]'))).toBe(true);
  });
});
