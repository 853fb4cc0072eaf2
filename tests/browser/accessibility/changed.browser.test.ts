import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { askAboutRebatesTexts } from '../../../application/visitor/ask-about-rebates/texts.ts';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { readReviewsTexts } from '../../../application/visitor/read-reviews/texts.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import { atRest, REVIEWED, reviewsOf } from '../dealers/opened-reviews.ts';
import { fillSteps, formOn, submitOf } from '../forms/filled-forms.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';
import { htmlFaultsIn } from './html-faults.ts';
import { stopOf } from './keyboard-walk.ts';
import { WIDTHS } from './opened-states.ts';
import { overflowOf } from './overflow.ts';
import { LAYOUT_RULES, violationsOn } from './violations.ts';

const site = TestedSite.ofThisFile();

const HEIGHT = 900;
/** How many Tab stops are checked after each change. */
const STOPS = 6;
const LIST = `/find-a-dealer/?zipcode=${SERVED}`;
const REBATES = `/resources/rebates/?zip=${SERVED}`;
const TRAY = `main section[aria-label="${findDealersTexts.comparisonName}"]`;
const DIALOG = 'dialog[open]';

/** A page after an action of the visitor. */
interface Change {
  readonly name: string;
  readonly path: string;
  /** Selects the changed part. */
  readonly part: string;
  readonly reach: (page: Page) => Promise<unknown>;
}

const pressOn = (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> =>
  page.getByRole('main').getByRole(role, { name }).first().press('Enter');

const reviewsSaying =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await pressOn(page, /reviews of/i);
    await page.locator(DIALOG).getByRole('status').filter({ hasText: text }).waitFor();
  };

const opened =
  (summary: string | RegExp) =>
  async (page: Page): Promise<void> => {
    const one = page
      .locator('main details')
      .filter({ has: page.locator('summary', { hasText: summary }) })
      .last();
    await one.locator('summary').press('Enter');
    await one.and(page.locator('[open]')).waitFor();
  };

const openedRebatesForm = async (page: Page): Promise<void> => {
  await pressOn(page, askAboutRebatesTexts.heading, 'link');
  await formOn(page, rebatesForm).waitFor();
};

const CHANGES: ReadonlyArray<Change> = [
  {
    name: 'reviews that are loading',
    path: LIST,
    part: DIALOG,
    reach: (page) => {
      site.provider.reviews.meet({ kind: 'silence' });
      return reviewsSaying(readReviewsTexts.loading)(page);
    },
  },
  {
    name: 'reviews of which there are none',
    path: LIST,
    part: DIALOG,
    reach: (page) => {
      site.provider.reviews.serve(REVIEWED, []);
      return reviewsSaying(readReviewsTexts.none)(page);
    },
  },
  {
    name: 'reviews that cannot be fetched',
    path: LIST,
    part: DIALOG,
    reach: (page) => {
      site.provider.reviews.meet({ kind: 'failure' });
      return reviewsSaying(readReviewsTexts.nothing)(page);
    },
  },
  ...[1, 3].map((picked) => ({
    name: `${picked} dealers picked for a comparison`,
    path: LIST,
    part: TRAY,
    reach: async (page: Page) => {
      const tray = page.locator(TRAY).getByRole('listitem');
      for (let i = 0; i < picked; i++) {
        await page
          .getByRole('article')
          .nth(i)
          .getByRole('link', { name: /^Compare/ })
          .press('Enter');
        await tray.nth(i).waitFor();
      }
    },
  })),
  {
    name: 'how dealers are ordered',
    path: LIST,
    part: 'main details[open]',
    reach: opened(findDealersTexts.sortHelp),
  },
  {
    name: 'what a badge that is a link stands for',
    path: LIST,
    part: 'main article',
    reach: async (page) => {
      const card = page.getByRole('article').first();
      await card.locator('details > summary').press('Enter');
      await page.keyboard.press('Tab');
      await card.getByRole('link', { name: 'Leasing' }).focus();
      await card.getByRole('tooltip').waitFor();
      // A tooltip outside the page's edges is cut off.
      const { left, right } = await card
        .getByRole('tooltip')
        .evaluate((hint) => hint.getBoundingClientRect());
      expect({ left, right, isInside: left >= 0 && right <= (WIDTHS[0] ?? 0) }).toMatchObject({
        isInside: true,
      });
    },
  },
  {
    name: 'another tab of the library',
    path: '/resources/',
    part: 'main',
    reach: async (page) => {
      await pressOn(page, 'Technical Docs', 'link');
      await page.locator('main nav [aria-current="page"]').filter({ hasText: 'Technical Docs' }).waitFor();
    },
  },
  {
    name: 'a section of the library',
    path: '/resources/',
    part: 'main details[open]',
    reach: opened('Furnaces'),
  },
  {
    name: 'an emergency and a system of the symptom finder',
    path: '/resources/troubleshooting/',
    part: 'main details[open]',
    reach: async (page) => {
      await opened('smell gas')(page);
      await opened('Heat pumps')(page);
    },
  },
  {
    name: 'the form about rebates, sent empty',
    path: REBATES,
    part: 'main form',
    reach: async (page) => {
      await openedRebatesForm(page);
      await submitOf(formOn(page, rebatesForm)).press('Enter');
      await formOn(page, rebatesForm).locator('[aria-invalid]').first().waitFor();
    },
  },
  {
    name: 'what takes the place of the form about rebates',
    path: REBATES,
    part: 'main',
    reach: async (page) => {
      await openedRebatesForm(page);
      await fillSteps(formOn(page, rebatesForm), rebatesForm);
      await submitOf(formOn(page, rebatesForm)).press('Enter');
      await page.getByRole('heading', { name: askAboutRebatesTexts.congrats }).waitFor();
    },
  },
];

/** Walks on with Tab; returns the faults on the way. */
const walkOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const wrong: string[] = [];
  for (let stops = 0; stops < STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    const isPlayer = stop.html.startsWith('<iframe');
    if (!stop.isInView || (stop.ring === 'none' && !isPlayer))
      wrong.push(`not seen: ${JSON.stringify(stop)}`);
  }
  return wrong;
};

test.each(CHANGES)('$name: the changed page is accessible', async ({ path, part, reach }) => {
  prepare(site, SETTLED_PAGES[0]);
  site.provider.reviews.serve(REVIEWED, reviewsOf(12));
  const page = await site.start(path, {
    viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  await reach(page);
  await atRest(page);
  const found: string[] = [];
  if (await page.evaluate(() => document.activeElement === document.body)) found.push('the focus is lost');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await atRest(page);
    const wider = await overflowOf(page);
    if (wider > 0) found.push(`${width} px: ${wider} px too wide`);
    const rules = width === WIDTHS[0] ? undefined : LAYOUT_RULES;
    found.push(...(await violationsOn(page, part, rules)).map((one) => `${width} px: ${one}`));
  }
  found.push(...(await htmlFaultsIn(await page.content(), path)), ...(await walkOn(page)));
  site.provider.release();
  expect(found).toEqual([]);
});
