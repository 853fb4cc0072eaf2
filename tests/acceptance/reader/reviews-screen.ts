import type { Document, Element } from 'domhandler';
import { readReviewsTexts } from '../../../application/visitor/read-reviews/texts.ts';
import type { OpenReviews } from '../parts/parts.ts';
import { cardNamed } from './dealer-screen.ts';
import { attributeOf, firstIn, seenIn, textOf, withRole } from './html.ts';

/** Matches the name of the button that opens a card's reviews. */
export const READ = /read reviews of/;

/** The button that opens a card's reviews. */
export const readButton = (card: Element): Element | undefined => withRole(card, 'button', READ)[0];

/** Whether a dealer's card has a button to read reviews. */
export const offersReviews =
  (dealer: string) =>
  (page: Document): boolean =>
    readButton(cardNamed(page, dealer)) !== undefined;

/** The reviews dialog above a page; null if it is closed. */
export const openReviews = (page: Document): OpenReviews | null => {
  const [dialog] = withRole(page, 'dialog', /^Reviews of/);
  if (dialog === undefined) return null;
  const [more] = withRole(dialog, 'button', readReviewsTexts.seeMore);
  return {
    title: textOf(firstIn(dialog, 'h2')),
    canSeeMore: more !== undefined && attributeOf(more, 'aria-disabled') !== 'true',
    reviews: seenIn(dialog, 'article').map((review) => ({
      author: textOf(firstIn(review, 'h3')),
      says: seenIn(review, 'p, time, h4, span').map(textOf),
    })),
  };
};
