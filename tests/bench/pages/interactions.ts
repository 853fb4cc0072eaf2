import type { Page } from 'playwright-core';
import {
  filterButton,
  filterLabel,
  findDealersTexts,
} from '../../../application/visitor/find-dealers/texts.ts';
import { readReviewsTexts } from '../../../application/visitor/read-reviews/texts.ts';
import {
  beginInteractions,
  interactionsFigure,
  keepInteractions,
  REST_MS,
  touch,
} from './kept-interactions.ts';
import type { Measurement } from '../measurement.ts';
import { using, usingSite } from './opened.ts';
import { SLOW_CPU, Visitors } from './visitor.ts';

const TURNS = 2;

/** Codes of large cities with more than one page of dealers. */
const CODES: ReadonlyArray<string> = ['75001', '10001', '60601', '77002', '30303', '85004', '19103', '98101'];

const showing = (page: Page, first: number): Promise<unknown> =>
  page
    .locator('main p')
    .filter({ hasText: new RegExp(`^Showing ${first}-`) })
    .waitFor();

const searchAndTurn = async (page: Page, code: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel });
  await box.fill(code);
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(REST_MS);
  await page.waitForURL((url) => url.searchParams.get('zipcode') === code);
  await showing(page, 1);
  for (let turn = 1; turn <= TURNS; turn++) {
    await touch(page, page.getByRole('link', { name: findDealersTexts.next, exact: true }));
    await showing(page, 1 + turn * 3);
  }
};

/** Checks a filter and clears it. */
const filter = async (page: Page): Promise<void> => {
  await touch(page, page.getByRole('button', { name: filterButton(0) }));
  const box = page.getByRole('checkbox', { name: filterLabel('dealerType') });
  await touch(page, box);
  await touch(page, box);
  await page.keyboard.press('Escape');
  await showing(page, 1);
};

/** Opens the reviews of the first dealer with reviews, and closes them. */
const readReviews = async (page: Page): Promise<void> => {
  await touch(page, page.getByRole('button', { name: /read reviews of/ }).first());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('article').first().waitFor();
  await touch(page, dialog.getByRole('button', { name: readReviewsTexts.close }));
};

/** The time from each touch of the started application to the next paint: searches and paging, on a slow machine. */
export const measureInteractions: Measurement = ({ searches }) =>
  usingSite({}, ({ address }) =>
    using(Visitors.open(), (visitors) =>
      visitors.visit(
        {
          address: `${address}/find-a-dealer/`,
          slowdown: SLOW_CPU,
          prepare: (page) => page.addInitScript(keepInteractions),
        },
        async (page) => {
          await page.getByRole('textbox', { name: findDealersTexts.zipLabel }).tap();
          await beginInteractions(page);
          for (let search = 0; search < searches; search++) {
            await searchAndTurn(page, CODES[search % CODES.length] ?? '');
            await filter(page);
            await readReviews(page);
          }
          return [await interactionsFigure(page, 'Interaction to next paint, 4x slower CPU, p98')];
        },
      ),
    ),
  );
