import { readReviewsTexts } from '../../../../../application/visitor/read-reviews/texts.ts';
import type { ReviewsPart } from '../../../parts/parts.ts';
import { READ } from '../../../reader/reviews-screen.ts';
import { provider, type Visit } from '../visit.ts';
import { cardNamed } from './screen.ts';

export const reviewsOf = (visit: Visit): ReviewsPart => ({
  serve: async (companyId, reviews) => provider.reviews.serve(companyId, reviews),
  failOnce: async () => provider.reviews.meet({ kind: 'failure' }),
  read: async (dealer) =>
    cardNamed(await visit.page(), dealer)
      .getByRole('button', { name: READ })
      .click(),
  seeMore: async () => {
    const dialog = (await visit.page()).getByRole('dialog', { name: /^Reviews of/ });
    await dialog.getByRole('button', { name: readReviewsTexts.seeMore }).click();
  },
});
