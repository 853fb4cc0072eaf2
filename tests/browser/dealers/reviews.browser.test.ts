import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readReviewsTexts, shownText } from '../../../application/visitor/read-reviews/texts.ts';
import { aReview } from '../../builders/a-review.ts';
import { hasFocus, openedReviews, pageWithReviews, REVIEWED, reviewsOf } from './opened-reviews.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const seeMore = { name: readReviewsTexts.seeMore, exact: true } as const;
const HOSTILE = '<img src=x onerror=alert(1)></script><script>alert(1)</script>';

/** Resolves once the status has this text. */
const says = (page: Page, text: string): Promise<void> =>
  page.getByRole('dialog').getByRole('status').filter({ hasText: text }).waitFor();

describe('The reviews of a dealer (sections 2 and 4)', () => {
  test('See More keeps the focus until it disappears, and then passes it to the first new review', async () => {
    const { page, dialog } = await openedReviews(site, reviewsOf(22));
    const more = dialog.getByRole('button', seeMore);
    await more.press('Enter');
    await says(page, shownText(20, 22));
    expect(await hasFocus(more)).toBe(true);
    await more.press('Enter');
    await says(page, shownText(22, 22));
    expect(await more.count()).toBe(0);
    expect(await hasFocus(dialog.getByRole('article', { name: 'Customer 21', exact: true }))).toBe(true);
    expect(site.provider.reviews.asked).toEqual([
      [REVIEWED, 0],
      [REVIEWED, 1],
      [REVIEWED, 2],
    ]);
  });

  test('log each failure once, and See More tries again', async () => {
    const { page, opener, dialog } = await pageWithReviews(site, reviewsOf(12));
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    site.provider.reviews.meet({ kind: 'failure' });
    await opener.click();
    await says(page, readReviewsTexts.nothing);
    expect(logged.filter((line) => line.startsWith('Error fetching reviews: '))).toHaveLength(1);
    await dialog.getByRole('button', seeMore).press('Enter');
    await says(page, shownText(10, 12));
    site.provider.reviews.meet({ kind: 'nonsense' });
    await dialog.getByRole('button', seeMore).press('Enter');
    await says(page, shownText(10, 12));
    await dialog.getByRole('button', seeMore).press('Enter');
    await says(page, shownText(12, 12));
  });

  test('show hostile texts of customers and dealers as text', async () => {
    const review = aReview().by(HOSTILE).saying(HOSTILE).answered(HOSTILE, HOSTILE).on(HOSTILE).build();
    const { page, dialog } = await openedReviews(site, [review]);
    expect(await dialog.getByText(HOSTILE, { exact: true }).count()).toBe(5);
    expect(await page.locator('dialog img').count()).toBe(0);
    expect(await page.locator('dialog script:not([type="application/ld+json"])').count()).toBe(0);
  });

  test('are part of the data for search engines while they are open', async () => {
    const { page, dialog } = await openedReviews(site, reviewsOf(1));
    const reported = page.locator('dialog script[type="application/ld+json"]');
    expect(JSON.parse((await reported.textContent()) ?? '')).toMatchObject({
      '@type': 'HVACBusiness',
      aggregateRating: { ratingValue: 5, reviewCount: 1 },
      review: [{ author: { name: 'Customer 1' } }],
    });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await reported.waitFor({ state: 'detached' });
  });

  test('reload the page once if their script cannot be fetched, and open at a later click', async () => {
    const { page, opener, dialog } = await pageWithReviews(site, reviewsOf(1));
    const part = '**/assets/reviews-modal*.js';
    await page.route(part, (route) => route.abort());
    // The script may belong to an old release: the page reloads, once.
    const loaded = page.waitForEvent('load');
    await opener.click();
    await loaded;
    expect(await page.getByRole('article').count()).toBe(3);
    await page.unroute(part);
    await opener.click();
    await dialog.waitFor();
  });
});
