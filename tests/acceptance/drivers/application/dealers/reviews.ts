import assert from 'node:assert/strict';
import { readReviewsTexts } from '../../../../../application/visitor/read-reviews/texts.ts';
import { companyId } from '../../../../builders/company-id.ts';
import type { ReviewsPart } from '../../../parts/parts.ts';
import { cardNamed } from '../../../reader/dealer-screen.ts';
import { attributeOf, theOne } from '../../../reader/html.ts';
import { readButton } from '../../../reader/reviews-screen.ts';
import type { Visit } from '../visit.ts';

export const reviewsOf = (visit: Visit): ReviewsPart => ({
  serve: async (id, reviews) => visit.reviews.serve(id, reviews),
  failOnce: async () => visit.reviews.meet({ _tag: 'ProviderUnavailable', reason: 'Internal Server Error' }),
  read: async (name) => {
    const card = cardNamed(await visit.look(), name);
    assert.ok(readButton(card), `No reviews of ${name} are offered`);
    const id = companyId(Number(attributeOf(card, 'data-dealer')));
    await visit.act(({ services }) => services.readReviews.open({ companyId: id, name }));
  },
  seeMore: async () => {
    theOne(await visit.look(), 'button', readReviewsTexts.seeMore);
    await visit.act(({ services }) => services.readReviews.seeMore());
  },
});
