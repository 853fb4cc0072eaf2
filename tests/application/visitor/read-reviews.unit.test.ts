import { beforeEach, describe, expect, test } from '@jest/globals';
import { reviewsAsStructuredData } from '../../../ui/reviews/reviews-modal/structured-data.ts';
import type { ReadReviewsView } from '../../../application/visitor/read-reviews/read-reviews-view.ts';
import { ReadReviews } from '../../../application/visitor/read-reviews/read-reviews.ts';
import { aReview } from '../../builders/a-review.ts';
import { companyId } from '../../builders/company-id.ts';
import { settle } from '../../fakes/fake-clock.ts';
import { FakeDealerReviews } from '../../fakes/dealers/fake-dealer-reviews.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const ace = { companyId: companyId(7), name: 'Ace HVAC LLC' };
const plain = { companyId: companyId(8), name: 'Plain Air' };
const gone = { _tag: 'ProviderUnavailable', reason: 'Bad Gateway' } as const;

let reviews: FakeDealerReviews;
let log: MemoryLogger;
let views: ReadReviewsView[];
let readReviews: ReadReviews;

const customers = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    aReview()
      .by(`Customer ${i + 1}`)
      .build(),
  );

beforeEach(() => {
  [reviews, log, views] = [new FakeDealerReviews(), new MemoryLogger(), []];
  reviews.serve(ace.companyId, customers(12));
  reviews.serve(plain.companyId, [aReview().by('Ann O.').build()]);
  readReviews = new ReadReviews(reviews, log);
  readReviews.view$.subscribe((view) => views.push(view));
});

/** The latest view, which must be open. */
const opened = () => {
  const view = views.at(-1);
  if (view?.kind !== 'open') throw new Error('The reviews are closed');
  return view;
};
const authors = () => opened().reviews.map(({ author }) => author);

describe('ReadReviews (sections 2, 4 and 8)', () => {
  test('is closed at first, and makes no call', () => {
    expect([views, reviews.asked]).toEqual([[{ kind: 'closed' }], []]);
  });

  test('opens with the known facts of the dealer, then shows the first ten reviews', async () => {
    const settled = readReviews.open(ace);
    expect(opened()).toMatchObject({
      dealer: ace,
      title: 'Reviews of Ace HVAC LLC',
      summary: null,
      reviews: [],
      isLoading: true,
      canSeeMore: false,
      status: 'Loading reviews.',
    });
    await settled;
    expect(authors()).toHaveLength(10);
    expect(opened()).toMatchObject({
      isLoading: false,
      canSeeMore: true,
      status: '10 of 12 reviews shown',
      summary: { value: 5, count: 12, line: '5.0 (12 reviews)', text: 'Rated 5.0 out of 5' },
    });
  });

  test('See More adds the next page, until there is none', async () => {
    await readReviews.open(ace);
    const more = readReviews.seeMore();
    expect(opened()).toMatchObject({ isLoading: true, canSeeMore: true });
    expect(authors()).toHaveLength(10);
    await more;
    expect(authors()).toEqual(customers(12).map(({ authorName }) => authorName));
    expect(opened()).toMatchObject({ canSeeMore: false, status: '12 of 12 reviews shown' });
    await readReviews.seeMore();
    expect(reviews.asked).toEqual([
      [7, 0],
      [7, 1],
    ]);
  });

  test('two clicks on See More make one call', async () => {
    await readReviews.open(ace);
    await Promise.all([readReviews.seeMore(), readReviews.seeMore()]);
    expect([reviews.asked.length, authors().length]).toEqual([2, 12]);
  });

  test("shows a review as its customer wrote it, and the dealer's answer", async () => {
    reviews.serve(7, [
      aReview().by(' Bo P. ').rated(3.5).on('2026-10-03').saying('<b>Fair</b>\n\nEnough').build(),
      aReview().by('').on('last week').saying(' ').answered(' Sorry! ', '2026-10-05T09:00:00Z').build(),
      aReview().on('').answered('  ', '2026-10-05').build(),
    ]);
    await readReviews.open(ace);
    expect(opened().reviews).toMatchObject([
      {
        author: 'Bo P.',
        text: '<b>Fair</b>\n\nEnough',
        response: null,
        date: { day: '2026-10-03', text: 'October 3, 2026' },
        rating: {
          text: 'Rated 3.5 out of 5',
          stars: ['full', 'full', 'full', 'half', 'empty'],
        },
      },
      {
        author: 'A customer',
        text: '',
        date: { day: null, text: 'last week' },
        response: { text: 'Sorry!', date: { text: 'October 5, 2026' } },
      },
      { date: null, response: null },
    ]);
  });

  test('a dealer without reviews has nothing more to load', async () => {
    await readReviews.open({ companyId: companyId(99), name: 'New Air' });
    expect(opened()).toMatchObject({ summary: null, canSeeMore: false, status: 'No reviews yet.' });
  });

  test('a failure at first is logged, shows a plain message, and can be retried', async () => {
    reviews.meet(gone);
    await readReviews.open(ace);
    expect(log.errors).toEqual(['Error fetching reviews: Bad Gateway']);
    expect(opened()).toMatchObject({
      isLoading: false,
      canSeeMore: true,
      status: 'There’s nothing to read here right now.',
    });
    const again = readReviews.seeMore();
    expect(opened()).toMatchObject({ isLoading: true, canSeeMore: true, status: 'Loading reviews.' });
    await again;
    expect(authors()).toHaveLength(10);
  });

  test('a late answer to an older opening is dropped, and that opening settles', async () => {
    reviews.meet('silence');
    const first = readReviews.open(ace);
    await readReviews.open(plain);
    await first;
    reviews.release();
    await settle();
    expect([opened().dealer, authors()]).toEqual([plain, ['Ann O.']]);
  });

  test('stays closed when a late answer arrives', async () => {
    reviews.meet('silence');
    const first = readReviews.open(ace);
    await readReviews.close();
    await first;
    reviews.release();
    await settle();
    await readReviews.seeMore();
    expect([views.at(-1), reviews.asked.length]).toEqual([{ kind: 'closed' }, 1]);
  });
});

describe('The reviews as structured data', () => {
  test('are empty while nothing is shown', async () => {
    expect(views.flatMap(reviewsAsStructuredData)).toEqual([]);
    await readReviews.open({ companyId: companyId(99), name: 'New Air' });
    expect(views.flatMap(reviewsAsStructuredData)).toEqual([]);
  });

  test('are an HVACBusiness with its ratings and reviews', async () => {
    reviews.serve(7, [
      aReview().by('Bo P.').rated(4).on('2026-10-03').saying('Fair').build(),
      aReview().on('x').build(),
    ]);
    await readReviews.open(ace);
    expect(reviewsAsStructuredData(opened())).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'HVACBusiness',
        name: 'Ace HVAC LLC',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
        review: [
          {
            '@type': 'Review',
            author: { '@type': 'Person', name: 'Bo P.' },
            datePublished: '2026-10-03',
            reviewBody: 'Fair',
            reviewRating: { ratingValue: 4 },
          },
          { '@type': 'Review', author: { name: 'Maria L.' } },
        ],
      },
    ]);
  });
});
