import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Review } from '../../../domain/review/review.ts';
import { aReview } from '../../builders/a-review.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import type { TestedSite } from '../tested-site.ts';

/** The first dealer with reviews. */
export const REVIEWED = 1;

/** This many reviews, each from a different customer. */
export const reviewsOf = (count: number): ReadonlyArray<Review> =>
  Array.from({ length: count }, (_, i) =>
    aReview()
      .by(`Customer ${i + 1}`)
      .answered('Thank you.', '2026-10-29')
      .build(),
  );

/** A started page of dealers, with the control that opens the first dealer's reviews. */
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
  prepare(site, SETTLED_PAGES[0]);
  site.provider.reviews.serve(REVIEWED, reviews);
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}`, options);
  return {
    page,
    opener: page.getByRole('button', { name: /reviews of/i }).first(),
    dialog: page.getByRole('dialog', { name: /^Reviews of/ }),
  };
};

/** A new visitor who has opened the reviews with a key, once they are loaded. */
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

/** Resolves once the page's animations have ended, except endless ones. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // A scroll-driven animation lasts as long as there is something to scroll.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // A removed animation counts as ended.
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/** Whether an element has the focus. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);
