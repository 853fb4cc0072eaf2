import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Review } from '../../../domain/review/review.ts';
import { aReview } from '../../builders/a-review.ts';
import { CALM_PAGES, prepare, SERVED } from '../pages.ts';
import { startByPress, type TestedSite } from '../tested-site.ts';

/** The dealer of the first card that has reviews. */
export const REVIEWED = 1;

/** That many reviews, each of another customer. */
export const reviewsOf = (count: number): ReadonlyArray<Review> =>
  Array.from({ length: count }, (_, i) =>
    aReview()
      .by(`Customer ${i + 1}`)
      .answered('Thank you.', '2026-10-29')
      .build(),
  );

/** A page of dealers that has started, with what opens the reviews of the first of them. */
export interface ReviewedPage {
  readonly page: Page;
  readonly opener: Locator;
  readonly dialog: Locator;
}

/** A new visitor before the reviews are opened. */
export const pageWithReviews = async (
  site: TestedSite,
  reviews: ReadonlyArray<Review>,
  options: BrowserContextOptions = {},
): Promise<ReviewedPage> => {
  prepare(site, CALM_PAGES[0]);
  site.provider.serveReviews(REVIEWED, reviews);
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, options);
  await startByPress(page);
  return {
    page,
    opener: page.getByRole('button', { name: /reviews of/i }).first(),
    dialog: page.getByRole('dialog', { name: /^Reviews of/ }),
  };
};

/** A new visitor who has opened them by a key, and sees what came. */
export const openedReviews = async (
  site: TestedSite,
  reviews: ReadonlyArray<Review>,
  options: BrowserContextOptions = {},
): Promise<ReviewedPage> => {
  const reviewed = await pageWithReviews(site, reviews, options);
  await reviewed.opener.press('Enter');
  await reviewed.dialog.getByRole('article').first().waitFor();
  await atRest(reviewed.page);
  return reviewed;
};

/** Resolves once nothing on a page moves any more, but for what never rests. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // One that a scroll drives goes on as long as there is something to scroll.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is taken away is over too.
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/** Whether an element has the focus. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);
