import { afterEach, describe, expect, test } from '@jest/globals';
import { findDealersTexts, noneCall, noneHeading } from '../../../application/visitor/find-dealers/texts.ts';
import { answering, hanging, refusing, resetBeforeHeaders, slow } from '../../faults/fault.ts';
import {
  GOOD_ANSWER,
  LEFT_OUT_LINE,
  ONE_BAD_DEALER,
  WRONG_SHAPE,
} from '../../faults/outages/provider-faults.ts';
import { FaultySite, type Visit } from '../faulty-site.ts';
import { started } from '../tested-site.ts';

const SEARCH = '/v1/dealers/locate';
const LOCATOR = '/find-a-dealer/';
const EMPTY_AFTER_MS = 10_000;

const faulty = FaultySite.ofThisFile({ FOREIGN_PAGE_SECONDS: '0' });
let visit: Visit;

/** Visits a page that the server could not settle: its application starts by itself. */
const visitUnsettled = async (): Promise<void> => {
  visit = await faulty.visit(`${LOCATOR}?zipcode=75001`);
  await started(visit.page);
};
const move = (milliseconds: number): Promise<void> => visit.page.clock.runFor(milliseconds);
const reads = (text: string): Promise<void> => visit.page.getByText(text).first().waitFor();
const readsNumber = (): Promise<void> =>
  visit.page
    .getByText(noneCall)
    .getByRole('link', { name: /555-0199/ })
    .waitFor();
const names = () => visit.page.getByRole('article').getByRole('heading').allTextContents();

afterEach(() => expect(visit.errors).toEqual([]));

describe('On /find-a-dealer/, when the provider', () => {
  test.each([
    ['breaks every connection', resetBeforeHeaders],
    ['answers 500 every time', refusing(500)],
    ['answers with invalid JSON', answering('{"dealers":[')],
    ['answers with an html page', answering('<!doctype html>', 'text/html')],
  ])('%s, the page retries twice, then shows the empty panel and stops', async (_what, fault) => {
    faulty.provider.serve(SEARCH, fault);
    await visitUnsettled();
    await visit.reported('Error fetching dealers: Failed Dependency', 1);
    await move(1_000);
    await visit.reported('Error fetching dealers: Failed Dependency', 2);
    expect(visit.timesReported('Failed to fetch dealers')).toBe(0);
    await move(2_000);
    await visit.reported('Failed to fetch dealers');
    await reads(noneHeading('75001'));
    await visit.page.getByRole('link', { name: findDealersTexts.tryAgain }).waitFor();
    await readsNumber();
    await move(60_000);
    // One call for the server's page, three in the visitor's browser.
    expect(faulty.provider.timesAsked(SEARCH)).toBe(4);
    expect(visit.timesReported('Error fetching dealers')).toBe(3);
  });

  test('fails briefly, its dealers appear without a click', async () => {
    faulty.provider.meet(SEARCH, refusing(500), resetBeforeHeaders);
    faulty.provider.serve(SEARCH, GOOD_ANSWER);
    await visitUnsettled();
    await visit.reported('Error fetching dealers: Failed Dependency');
    await move(1_000);
    await reads('Ace Heating');
  });

  test('hangs, the page searches for ten seconds and then shows the empty panel', async () => {
    faulty.provider.serve(SEARCH, hanging);
    await visitUnsettled();
    await reads(findDealersTexts.searching);
    await move(EMPTY_AFTER_MS);
    await reads(noneHeading('75001'));
  });

  test('is slower than the page can wait, its dealers appear once they arrive', async () => {
    faulty.provider.serve(SEARCH, slow(1_000, GOOD_ANSWER));
    await visitUnsettled();
    await reads(findDealersTexts.searching);
    await reads('Ace Heating');
  });

  test('answers 429 without a wait, the error replaces the count until the next try succeeds', async () => {
    faulty.provider.meet(SEARCH, refusing(429), refusing(429));
    faulty.provider.serve(SEARCH, GOOD_ANSWER);
    await visitUnsettled();
    await reads(findDealersTexts.tooManyRequests.heading);
    await reads(findDealersTexts.tooManyRequests.text);
    expect(await visit.page.getByText(/^Showing /).count()).toBe(0);
    await visit.reported('429');
    await move(1_000);
    await reads('Ace Heating');
    expect(await visit.page.getByText(findDealersTexts.tooManyRequests.heading).count()).toBe(0);
  });

  test('answers 429 every time, the error stays', async () => {
    faulty.provider.serve(SEARCH, refusing(429));
    await visitUnsettled();
    for (const times of [1, 2, 3]) {
      await visit.reported('429', times);
      await move(EMPTY_AFTER_MS);
    }
    await reads(findDealersTexts.tooManyRequests.heading);
    await readsNumber();
    expect(faulty.provider.timesAsked(SEARCH)).toBe(4);
  });

  test('sends malformed answers, the page ignores them until it shows the empty panel', async () => {
    faulty.provider.serve(SEARCH, WRONG_SHAPE);
    await visitUnsettled();
    await visit.reported('Error in getDealers: dealers should be a list of dealers');
    await reads(findDealersTexts.searching);
    await move(EMPTY_AFTER_MS);
    await reads(noneHeading('75001'));
    expect(faulty.provider.timesAsked(SEARCH)).toBe(2);
  });

  test('sends one bad dealer among good ones, the page shows the good ones', async () => {
    faulty.provider.serve(SEARCH, ONE_BAD_DEALER);
    visit = await faulty.visit(`${LOCATOR}?zipcode=75001`);
    expect((await names()).sort()).toEqual(['Ace Heating', 'Oak Cooling']);
  });

  test('sends one bad dealer among good ones, a search in place shows the good ones too', async () => {
    faulty.provider.serve(SEARCH, ONE_BAD_DEALER);
    visit = await faulty.visit(LOCATOR);
    const box = visit.page.getByRole('textbox', { name: findDealersTexts.zipLabel });
    await box.fill('75001');
    await started(visit.page);
    await box.press('Enter');
    await reads('Oak Cooling');
    expect((await names()).sort()).toEqual(['Ace Heating', 'Oak Cooling']);
    expect(faulty.site.printed()).toContain(LEFT_OUT_LINE);
    expect(visit.console.join() + faulty.site.printed()).not.toContain('SECRET');
  });
});

describe.each(['/connect/', '/book-online/', '/get-help/'])('On %s, when the provider', (path) => {
  const visitForm = async (): Promise<void> => {
    visit = await faulty.visit(`${path}?zipcode=75001&dealer=2`);
    await started(visit.page);
  };
  const dealer = () => visit.page.locator('[name=companyId]');

  test('is slower than the page can wait, the form offers its dealers once they arrive, with the requested one selected', async () => {
    faulty.provider.serve(SEARCH, slow(1_000, GOOD_ANSWER));
    await visitForm();
    await visit.page.locator('select[name=companyId] option[value="1"]').waitFor({ state: 'attached' });
    expect(await dealer().inputValue()).toBe('2');
  });

  test('hangs, the form stays and keeps the requested dealer', async () => {
    faulty.provider.serve(SEARCH, hanging);
    await visitForm();
    await move(EMPTY_AFTER_MS);
    if (path !== '/get-help/') await reads(findDealersTexts.tryAgain);
    expect([await dealer().inputValue(), await visit.page.locator('[name=firstName]').count()]).toEqual([
      '2',
      1,
    ]);
  });
});
