import assert from 'node:assert/strict';
import { showingFor } from '../../../../../application/visitor/ask-dealer/schedule-texts.ts';
import { askDealerTexts } from '../../../../../application/visitor/ask-dealer/texts.ts';
import type {
  DealerCard,
  FindDealersView,
  ListedDealer,
} from '../../../../../application/visitor/find-dealers/find-dealers-view.ts';
import {
  allDealers,
  cardTexts,
  countLine,
  filterButton,
  findDealersTexts,
  foundHeading,
  noneCallUs,
  noneHeading,
} from '../../../../../application/visitor/find-dealers/texts.ts';
import type { DealerNumbers } from '../../../../../application/visitor/route-calls/route-calls.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { offersFilters } from '../../../../../ui/dealers/dealer-list/offers-filters.ts';
import { searchTitle } from '../../../../../ui/searching/search-title.ts';
import type { CardOnScreen, Screen } from '../../../driver.ts';
import { SITE_PHONE, type Visit } from '../visit.ts';

const { idle, searching, keepLooking, tooManyRequests } = findDealersTexts;
const { noneAdvice, noneFiltered, findMore, tryAgain, previous, next } = findDealersTexts;

/** What the open page says, in the texts that it is rendered with. */
export const screenOf = (visit: Visit): Screen => {
  const { view, numbers, area, address } = visit;
  assert.ok(view, 'No page is open');
  const isSchedule = address.page === 'schedule';
  return {
    cards:
      view.kind === 'found'
        ? view.page.items.map((card) =>
            cardOnScreen(card, numbers, [connectOn(visit, card), ...receiptOn(visit, card)]),
          )
        : [],
    count: view.kind === 'found' && !isSchedule ? countLine(view.page) : null,
    texts: textsOf(view, isSchedule),
    links: view.kind === 'searching' && !visit.scripts ? [keepLooking] : linksOf(view, isSchedule),
    title: searchTitle(view, '', 'RunTru'),
    area: area.zipcode,
    filterButton: offersFilters(view) && !isSchedule ? filterButton(view.search.filters.length) : null,
    nearest:
      view.kind === 'none'
        ? view.why.nearest.map(({ name, distance }) => ({ name, distance: distance ?? '' }))
        : [],
  };
};

/** The card of a dealer on the open page. */
export const cardNamed = ({ view }: Visit, name: string): ListedDealer => {
  const card = view?.kind === 'found' ? view.page.items.find((one) => one.name === name) : undefined;
  assert.ok(card, `There is no card of ${name}`);
  return card;
};

const cardOnScreen = (
  card: DealerCard,
  numbers: DealerNumbers,
  connect: ReadonlyArray<string>,
): CardOnScreen => ({
  name: card.name,
  badges: card.badges.map(({ label }) => label),
  says: [
    card.town ?? '',
    card.distance ?? '',
    card.hidesRating ? '' : (card.rating?.text ?? cardTexts.noReviews),
    phoneOnScreen(card, numbers),
    ...connect,
  ],
});

const receiptOn = ({ useCases }: Visit, { companyId }: DealerCard): ReadonlyArray<string> => {
  const receipt = companyId === null ? undefined : currentOf(useCases.askDealer.receipts$)[companyId];
  return receipt === undefined ? [] : [receipt.text, receipt.reference];
};

const connectOn = ({ useCases }: Visit, { companyId }: DealerCard): string =>
  askDealerTexts[(companyId !== null && currentOf(useCases.showConnections.view$)[companyId]) || 'connect'];

const phoneOnScreen = ({ key }: DealerCard, numbers: DealerNumbers): string => {
  const number = numbers[key];
  if (number?.kind === 'finding') return cardTexts.findingNumber;
  return number?.kind === 'known' ? number.phone.text : cardTexts.noPhone;
};

const textsOf = (view: FindDealersView, isSchedule: boolean): ReadonlyArray<string> => {
  switch (view.kind) {
    case 'idle':
      return [idle];
    case 'searching':
      return [searching];
    case 'found':
      return [foundHeading(view.area), isSchedule ? showingFor(view.search.zipcode) : countLine(view.page)];
    case 'none':
      return noneTexts(view, isSchedule);
    case 'failed':
      return isSchedule
        ? [tooManyRequests.heading, tooManyRequests.text]
        : [noneHeading(view.search.zipcode), noneAdvice];
    case 'too-many-requests':
      return [tooManyRequests.heading, tooManyRequests.text];
  }
};

const noneTexts = (
  { search, why }: Extract<FindDealersView, { kind: 'none' }>,
  isSchedule: boolean,
): ReadonlyArray<string> =>
  search.filters.length > 0
    ? [noneFiltered.heading, noneFiltered.text, ...why.filters.map(({ text }) => text)]
    : [noneHeading(search.zipcode), noneAdvice, ...(isSchedule ? [noneCallUs(SITE_PHONE)] : [])];

const linksOf = (view: FindDealersView, isSchedule: boolean): ReadonlyArray<string> => {
  if (view.kind === 'found') {
    if (isSchedule) return [allDealers(view.all.count), findMore];
    const { number, pages } = view.page;
    return [...(number > 1 ? [previous] : []), ...(number < pages ? [next] : [])];
  }
  if (view.kind === 'none')
    return view.why.filters.length > 0 ? view.why.filters.map(({ undo }) => undo.text) : [findMore];
  return view.kind === 'failed' ? [tryAgain, findMore] : [];
};
