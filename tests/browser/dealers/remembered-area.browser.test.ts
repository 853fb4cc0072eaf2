import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { areaServing } from '../../../application/visitor/read-page/frame-texts.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aReview } from '../../builders/a-review.ts';
import { holdScripts, SCRIPTS } from '../late-scripts.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { isStarted, startByPress, started, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

/** A visitor whose scripts wait for the test, or never load. */
const visitor = async (scripts: 'late' | 'never') => {
  const context = await site.context();
  const letGo = await holdScripts(context);
  if (scripts === 'never') await context.route(SCRIPTS, (route) => route.abort());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  return { page, letGo, problems };
};

const remembered = () => [
  window.sessionStorage.getItem('postalCode'),
  window.localStorage.getItem('zipcode'),
];

describe("A search in the page's address", () => {
  test.each(['zipcode', 'zip'])('is stored as the page loads, from the parameter %s', async (name) => {
    const { page } = await visitor('never');
    await page.goto(`/find-your-dealer/?${name}=${SERVED}`);
    expect(await page.evaluate(remembered)).toEqual([SERVED, SERVED]);
    await page.goto('/contact/');
    await page.getByRole('button', { name: areaServing(SERVED) }).waitFor();
    expect(await isStarted(page)).toBe(false);
  });

  test("is in the home page's box, which the application hydrates unchanged", async () => {
    const { page, letGo, problems } = await visitor('late');
    await page.goto(`/?zipcode=${SERVED}`);
    const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel }).first();
    expect(await box.inputValue()).toBe(SERVED);
    letGo();
    await startByPress(page);
    expect([await box.inputValue(), problems]).toEqual([SERVED, []]);
  });
});

test('the cards of local dealers have no empty strip', async () => {
  const dealer = aDealer().withCompanyId(11).reviewed(4.8, 22).build();
  site.provider.serve({ zipcode: SERVED, dealers: [dealer] });
  site.provider.reviews.serve(11, [aReview().build()]);
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`);
  await page.goto('/');
  const card = page.locator('li[data-rating]').first();
  await card.waitFor();
  const below = await card.evaluate((one) => {
    const { paddingBottom } = getComputedStyle(one);
    const bottom = one.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return one.getBoundingClientRect().bottom - bottom - parseFloat(paddingBottom);
  });
  expect(below).toBeLessThanOrEqual(2);
});

test.each([
  ['help', '/'],
  ['contact', '/contact/'],
  ['customer care', '/customer-care/'],
  ['dealer', '/dealer-form/'],
  ['French', '/fr/trouver-un-concessionnaire/'],
])('A stored code is filled into the %s form, unless something is typed there', async (_name, path) => {
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`);
  const zip = page.locator('form[method="post"] input[name="zip"]').first();
  await page.goto(path);
  await startByPress(page);
  // Forms further down start once the visitor is near.
  await zip.evaluate((input) => input.closest('form')?.scrollIntoView());
  await page.waitForFunction(
    ([element, code]) => element instanceof HTMLInputElement && element.value === code,
    [await zip.elementHandle(), SERVED] as const,
  );
  await page.goto(path);
  await zip.evaluate((input) => ((input as HTMLInputElement).value = '30303'));
  await startByPress(page);
  expect(await zip.inputValue()).toBe('30303');
});

test('The locator searches a stored code once the application has started, and replaces the history entry of the empty page', async () => {
  const { page, letGo } = await visitor('late');
  letGo();
  await page.goto(`/find-your-dealer/?zipcode=${SERVED}`);
  await page.goto('/find-a-dealer/');
  await page.getByRole('article').first().waitFor();
  expect(new URL(page.url()).search).toBe(`?zipcode=${SERVED}`);
  await page.goBack();
  await page.waitForURL('**/find-your-dealer/**');
});

describe('A stored code', () => {
  const OTHER = '60601';
  const BOX = 'main input[name^="zip"]';

  /** A visitor who has searched before, with a box that is empty until the scripts load. */
  const returning = async (path: string) => {
    const { page, letGo, problems } = await visitor('late');
    await page.goto('/contact/');
    await page.evaluate((code) => window.localStorage.setItem('zipcode', code), OTHER);
    await page.goto(path);
    const box = page.locator(BOX).first();
    expect(await box.inputValue()).toBe('');
    return { page, box, letGo, problems };
  };

  test.each(['/', '/find-a-dealer/', '/find-your-dealer/', '/rebates/', '/get-help/'])(
    'is never filled into a box that has the focus, on %s',
    async (path) => {
      const { page, box, letGo, problems } = await returning(path);
      await box.focus();
      letGo();
      await started(page);
      // The header shows the code after the boxes are filled.
      await page.getByRole('button', { name: areaServing(OTHER) }).waitFor();
      await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(rendered)));
      await page.keyboard.type(SERVED);
      expect([await box.inputValue(), problems]).toEqual([SERVED, []]);
    },
  );

  const holds = (page: Page, code: string) =>
    page.waitForFunction(
      ([selector, expected]) => document.querySelector<HTMLInputElement>(selector)?.value === expected,
      [BOX, code] as const,
    );

  test('that was filled into a box is replaced by typing', async () => {
    const { page, box, letGo } = await returning('/');
    letGo();
    await started(page);
    await holds(page, OTHER);
    await box.click();
    await page.keyboard.type(SERVED);
    expect(await box.inputValue()).toBe(SERVED);
  });
});

describe('A page visited from a traffic source', () => {
  test.each(['gclid=x', 'utm_campaign=campaign-1'])(
    'with %s starts the application by itself after load',
    async (query) => {
      site.provider.serve({ zipcode: '30303', dealers: [aDealer().withPhone('9725550100').build()] });
      const page = await (await site.context()).newPage();
      // The page is not used, and the browser's storage is unavailable.
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', { get: () => null });
        Object.defineProperty(window, 'localStorage', { get: () => null });
      });
      await page.goto(`/find-a-dealer/?zipcode=30303&${query}`);
      await started(page);
    },
  );
});

test("A link that opens a form above the page goes to the form's page, with the zip, if the application cannot start", async () => {
  const { page } = await visitor('never');
  await page.goto(`/find-a-dealer/?zipcode=${SERVED}`);
  await page.getByRole('link', { name: askDealerTexts.help, exact: true }).click();
  await page.waitForURL(`**/get-help/?zipcode=${SERVED}`);
  expect(await page.locator('input[name="zip"]').inputValue()).toBe(SERVED);
});

describe('Focusing the box selects its code', () => {
  const boxOn = async () => {
    site.provider.serve({ zipcode: SERVED, dealers: [aDealer().build()] });
    const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`);
    return { page, box: page.getByRole('main').getByRole('textbox').first() };
  };

  test('after the application has started', async () => {
    const { page, box } = await boxOn();
    await startByPress(page);
    await box.focus();
    await page.keyboard.type('60601');
    expect(await box.inputValue()).toBe('60601');
  });

  test('when the focus starts the application', async () => {
    const { page, box } = await boxOn();
    await box.focus();
    await started(page);
    await page.keyboard.type('60601');
    expect(await box.inputValue()).toBe('60601');
  });
});
