import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { siteTextsIn } from '../../application/visitor/read-page/site-texts.ts';
import { ALL_PAGES, CALM_PAGES, prepare, SERVED, visitIn, widthsOf } from './pages.ts';
import { startByPress, TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

/** What no visitor reaches is nothing to be used: the field that only machines fill in. */
const INTERACTIVE = 'a[href], button, input:not([tabindex="-1"]), select, textarea, summary';
/** The keyboard stops there too, though nothing is pressed. */
const SCROLLED_OR_PLAYED = '[tabindex="0"], video[controls]';
const LEAST_HEIGHT = 44;

beforeEach(() => prepare(site, CALM_PAGES[0]));

/** Where the keyboard is: at an element, or anywhere in a group of choices. */
const placeOf = (html: string): string => /^<input [^>]*?type="radio" name="[^"]+"/.exec(html)?.[0] ?? html;

/** The places without those that only go on in the same group of choices. */
const movedOn = (places: ReadonlyArray<string>): ReadonlyArray<string> =>
  places.filter((place, i) => placeOf(place) !== placeOf(places[i - 1] ?? ''));

/** Everything that the keyboard stops at on a page, in the order of the document. */
const usable = async (page: Page): Promise<ReadonlyArray<string>> => {
  const enabled = page.locator(`:is(${INTERACTIVE}):enabled, a[href], summary, ${SCROLLED_OR_PLAYED}`);
  const all = await enabled.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // What is current changes on the way.
      .map((element) => element.outerHTML.replace(' aria-current="true"', '').slice(0, 200)),
  );
  return movedOn(all);
};

interface Stop {
  readonly html: string;
  readonly ring: string;
  readonly isInView: boolean;
}

/** Runs in the page: whether what has the focus can be seen. */
const isFocusInView = (leastHeight: number): boolean => {
  const element = document.activeElement ?? document.body;
  const { top, left, right, height } = element.getBoundingClientRect();
  // A table that scrolls may be longer than the window: a part of it is enough.
  if (element.matches('section')) return top + height > leastHeight && top < window.innerHeight - leastHeight;
  // Of many lines the first is where the typing begins.
  const bottom = top + (element.matches('textarea') ? leastHeight : height);
  // A page scrolls by whole pixels.
  return top > -1 && left > -1 && bottom < window.innerHeight + 1 && right < window.innerWidth + 1;
};

/** Where the keyboard is, once the page has scrolled to it. */
const stopOf = async (page: Page): Promise<Stop> => {
  const inView = page.waitForFunction(isFocusInView, LEAST_HEIGHT);
  const isInView = await inView.then(() => true).catch(() => false);
  return page.evaluate((seen) => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      html: element.outerHTML.replace(' aria-current="true"', '').slice(0, 200),
      ring: outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? 'none' : 'seen',
      isInView: seen,
    };
  }, isInView);
};

describe.each(CALM_PAGES)('$name', (tested) => {
  test.each(widthsOf(tested))('is walked through with Tab at %i px', async (width) => {
    const page = await visitIn(site, tested, { viewport: { width, height: 800 } });
    await startByPress(page);
    const expected = await usable(page);
    expect(expected[0]).toContain(siteTextsIn(tested.language ?? 'en').skip);
    const stops: Stop[] = [];
    while (movedOn(stops.map(({ html }) => html)).length < expected.length) {
      await page.keyboard.press('Tab');
      stops.push(await stopOf(page));
    }
    expect(movedOn(stops.map(({ html }) => html))).toEqual(expected);
    // A film's controls are the browser's, which draws their rings itself.
    const own = stops.filter(({ html }) => !html.startsWith('<video'));
    expect(own.filter(({ ring }) => ring === 'none')).toEqual([]);
    expect(stops.filter(({ isInView }) => !isInView)).toEqual([]);
  });

  test('lets the first press skip to its main part', async () => {
    const page = await visitIn(site, tested);
    await page.keyboard.press('Tab');
    expect(await stopOf(page)).toMatchObject({ ring: 'seen', isInView: true });
    await page.keyboard.press('Enter');
    await page.locator('main:focus').waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header, footer') ?? null)).toBeNull();
  });
});

describe.each(ALL_PAGES)('$name', (tested) => {
  test('has targets of at least 44 px at 375 px', async () => {
    const page = await visitIn(site, tested, { viewport: { width: 375, height: 800 } });
    const low = await page.locator(INTERACTIVE).evaluateAll((all, least) => {
      // What lies far below is laid out when it is first measured.
      for (const element of all) element.getBoundingClientRect();
      // A link between words is as high as their line.
      const isWithinSentence = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (beside) => beside instanceof Text && /\w{2}/.test(beside.data),
        );
      return all
        .filter((element) => element.checkVisibility() && !isWithinSentence(element))
        .map((element) => {
          // What stands inside its label is pressed through it; a link that reaches over a tile, anywhere in that.
          const isOverTile = getComputedStyle(element, '::after').position === 'absolute';
          const tile = isOverTile && element instanceof HTMLElement ? element.offsetParent : null;
          const { height } = (element.closest('label') ?? tile ?? element).getBoundingClientRect();
          return { height, html: element.outerHTML };
        })
        .filter(({ height }) => height < least)
        .map(({ height, html }) => `${height} px: ${html}`);
    }, LEAST_HEIGHT);
    expect(low).toEqual([]);
  });
});

test('Enter in the box searches', async () => {
  const page = await site.visit('/find-a-dealer/');
  await startByPress(page);
  await page.getByRole('textbox', { name: findDealersTexts.zipLabel }).focus();
  await page.keyboard.type(SERVED);
  await page.keyboard.press('Enter');
  await page.getByText('Showing 1-3 of 7').waitFor();
  expect(new URL(page.url()).search).toBe(`?zipcode=${SERVED}`);
});

test('Enter on Next turns the page and puts the reader at the list', async () => {
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`);
  await startByPress(page);
  await page.getByRole('link', { name: findDealersTexts.next, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Showing 4-6 of 7').waitFor();
  const list = page.getByRole('region', { name: findDealersTexts.listName });
  await page.waitForFunction((element) => element === document.activeElement, await list.elementHandle());
  await page.keyboard.press('Tab');
  expect(await list.locator(':focus').count()).toBe(1);
});

test('a search of another area from a later page leaves the focus in the box', async () => {
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}&page=3`);
  await startByPress(page);
  const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel });
  await box.fill('abcde');
  await box.press('Enter');
  await page.getByText('We found 0 dealers servicing near abcde').waitFor();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
});
