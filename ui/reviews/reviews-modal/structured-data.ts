import type {
  ReadReviewsView,
  ShownReview,
} from '../../../application/visitor/read-reviews/read-reviews-view.ts';

/** The shown reviews as an `HVACBusiness` with its ratings (schema.org), for search engines. */
export const reviewsAsStructuredData = (view: ReadReviewsView): ReadonlyArray<object> =>
  view.kind === 'closed' || view.reviews.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'HVACBusiness',
          name: view.dealer.name,
          ...(view.summary && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: view.summary.value,
              reviewCount: view.summary.count,
            },
          }),
          review: view.reviews.map(reviewOf),
        },
      ];

const reviewOf = ({ author, rating, date, text }: ShownReview): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: rating.value, bestRating: 5, worstRating: 0 },
  ...(date?.day && { datePublished: date.day }),
  ...(text && { reviewBody: text }),
});
