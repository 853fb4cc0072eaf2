import assert from 'node:assert/strict';
import type { ReadReviewsView } from '../../../../../application/visitor/read-reviews/read-reviews-view.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { OpenReviews, ReviewsPart } from '../../../parts/parts.ts';
import { cardNamed } from './screen.ts';
import type { Visit } from '../visit.ts';

export const reviewsOf = (visit: Visit): ReviewsPart => ({
  serve: async (companyId, reviews) => visit.reviews.serve(companyId, reviews),
  failOnce: async () => visit.reviews.meet({ _tag: 'ProviderUnavailable', reason: 'Internal Server Error' }),
  read: async (dealer) => {
    const { companyId, name } = cardNamed(visit, dealer);
    assert.ok(companyId !== null);
    await visit.useCases.readReviews.open({ companyId, name });
  },
  seeMore: () => visit.useCases.readReviews.seeMore(),
  areOffered: async (dealer) => cardNamed(visit, dealer).rating !== null,
  openWhen: async () => {
    await settle();
    return openReviews(currentOf(visit.useCases.readReviews.view$));
  },
});

const openReviews = (view: ReadReviewsView): OpenReviews | null =>
  view.kind === 'closed'
    ? null
    : {
        title: view.title,
        canSeeMore: view.canSeeMore,
        reviews: view.reviews.map(({ author, date, text, response }) => ({
          author,
          says: [date?.text ?? '', text, response?.text ?? '', response?.date?.text ?? ''],
        })),
      };
