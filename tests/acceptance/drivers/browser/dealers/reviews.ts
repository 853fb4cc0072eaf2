import type { Locator } from 'playwright-core';
import { readReviewsTexts } from '../../../../../application/visitor/read-reviews/texts.ts';
import type { OpenReviews, ReviewsPart } from '../../../parts/parts.ts';
import { cardNamed } from './screen.ts';
import { seenWhen } from '../until.ts';
import { provider, type Visit } from '../visit.ts';

const readButton = (card: Locator): Locator => card.getByRole('button', { name: /read reviews of/ });

export const reviewsOf = (visit: Visit): ReviewsPart => {
  const dialog = async (): Promise<Locator> =>
    (await visit.page()).getByRole('dialog', { name: /^Reviews of/ });

  const see = async (): Promise<OpenReviews | null> => {
    const open = await dialog();
    if ((await open.count()) === 0) return null;
    return open.evaluate(
      (element, seeMore) => ({
        title: element.querySelector('h2')?.textContent ?? '',
        canSeeMore: Array.from(element.querySelectorAll('button')).some(
          (button) => button.textContent === seeMore && button.getAttribute('aria-busy') !== 'true',
        ),
        reviews: Array.from(element.querySelectorAll('article'), (review) => ({
          author: review.querySelector('h3')?.textContent ?? '',
          says: Array.from(review.querySelectorAll('p, time, h4'), (part) => part.textContent?.trim() ?? ''),
        })),
      }),
      readReviewsTexts.seeMore,
    );
  };

  return {
    serve: async (companyId, reviews) => provider.serveReviews(companyId, reviews),
    failOnce: async () => provider.meetReviews({ kind: 'failure' }),
    read: async (dealer) => readButton(cardNamed(await visit.page(), dealer)).click(),
    seeMore: async () => (await dialog()).getByRole('button', { name: readReviewsTexts.seeMore }).click(),
    areOffered: async (dealer) => (await readButton(cardNamed(await visit.page(), dealer)).count()) > 0,
    openWhen: (matches) => seenWhen(see, matches),
  };
};
