import type { Locator } from 'playwright-core';
import { readReviewsTexts } from '../../../../../application/visitor/read-reviews/texts.ts';
import type { ReviewsPart } from '../../../parts/parts.ts';
import { cardNamed } from './screen.ts';
import { provider, type Visit } from '../visit.ts';

const readButton = (card: Locator): Locator => card.getByRole('button', { name: /read reviews of/ });

export const reviewsOf = (visit: Visit): ReviewsPart => {
  const dialog = async (): Promise<Locator> =>
    (await visit.page()).getByRole('dialog', { name: /^Reviews of/ });

  return {
    serve: async (companyId, reviews) => provider.serveReviews(companyId, reviews),
    failOnce: async () => provider.meetReviews({ kind: 'failure' }),
    read: async (dealer) => readButton(cardNamed(await visit.page(), dealer)).click(),
    seeMore: async () => (await dialog()).getByRole('button', { name: readReviewsTexts.seeMore }).click(),
  };
};
