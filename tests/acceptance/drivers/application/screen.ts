import type {
  DealerCard,
  FindDealersView,
} from '../../../../application/visitor/find-dealers/find-dealers-view.ts';
import {
  countLine,
  findDealersTexts,
  foundHeading,
  noneHeading,
} from '../../../../application/visitor/find-dealers/texts.ts';
import type { AreaView } from '../../../../application/visitor/show-area/show-area.ts';
import type { CardOnScreen, Screen } from '../../driver.ts';

const { idle, searching, tooManyRequests, noneAdvice, findMore, tryAgain, previous, next } = findDealersTexts;

/** What a view says, in the words of the texts that the pages draw it with. */
export const screenOf = (view: FindDealersView, area: AreaView): Screen => ({
  cards: view.kind === 'found' ? view.page.items.map(cardOnScreen) : [],
  count: view.kind === 'found' ? countLine(view.page) : null,
  texts: textsOf(view),
  links: linksOf(view),
  area: area.zipcode,
});

const cardOnScreen = (card: DealerCard): CardOnScreen => ({
  name: card.name,
  badges: card.badges.map(({ label }) => label),
  says: [
    card.town ?? '',
    card.distance ?? '',
    card.rating?.text ?? findDealersTexts.noReviews,
    card.phone?.text ?? findDealersTexts.noPhone,
  ],
});

const textsOf = (view: FindDealersView): ReadonlyArray<string> => {
  switch (view.kind) {
    case 'idle':
      return [idle];
    case 'searching':
      return [searching];
    case 'found':
      return [foundHeading(view.area), countLine(view.page)];
    case 'none':
    case 'failed':
      return [noneHeading(view.search.zipcode), noneAdvice];
    case 'too-many-requests':
      return [tooManyRequests.heading, tooManyRequests.text];
  }
};

const linksOf = (view: FindDealersView): ReadonlyArray<string> => {
  if (view.kind === 'found') {
    const { number, pages } = view.page;
    return [...(number > 1 ? [previous] : []), ...(number < pages ? [next] : [])];
  }
  if (view.kind === 'none') return [findMore];
  return view.kind === 'failed' ? [tryAgain, findMore] : [];
};
