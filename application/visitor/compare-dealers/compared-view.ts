import { countryOf } from '../../../domain/postal-code/postal-code.ts';
import { badgesOf, type Badge } from '../../../domain/dealer/badges.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { addressOf, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { withComparedToggled } from '../../../domain/dealer/search-steps.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { askAddress } from '../ask-dealer/ask-address.ts';
import { cardOf, forSource, type CardContext, type DealerCard } from '../find-dealers/dealer-card.ts';
import { pageNear } from '../find-dealers/shown-search.ts';
import {
  isComparison,
  type ComparedDealer,
  type ComparedView,
  type PickedDealer,
  type CompareDealersView,
  type ShownComparison,
} from './compare-dealers-view.ts';
import { groupsOf } from './comparison-rows.ts';
import type { ComparisonWords } from './comparison-words.ts';

/** The part that all comparison views have in common. `back` is the search of the list that the visitor goes back to. */
export const shownComparison = (
  search: DealerSearch,
  { dealer: { comparePath, listPath } }: ComparisonWords,
  back: DealerSearch = search,
): ShownComparison => ({
  search,
  address: addressOf(comparePath, search),
  listAddress: addressOf(listPath, back),
});

/** The comparison of the chosen dealers in an answer; kind `none` when the answer has none of them. */
export const comparedIn = (
  answer: DealerAnswer,
  search: DealerSearch,
  context: CardContext,
  words: ComparisonWords,
): CompareDealersView => {
  const country = countryOf(answer.zipcode);
  const picked = search.compared.flatMap((companyId, i) => {
    const dealer = answer.dealers.find((one) => one.companyId === companyId);
    return dealer === undefined
      ? []
      : [
          comparedDealer(
            companyId,
            cardOf(dealer, i + 1, { ...context, country, texts: words.dealer }),
            dealer,
            search,
          ),
        ];
  });
  return comparison(search, words.dealer.areaText(answer), picked, words);
};

/** The comparison of some of the known dealers, without a new look-up. Null when the search needs other dealers or another area. */
export const comparedAgain = (
  known: ComparedView,
  search: DealerSearch,
  words: ComparisonWords,
): CompareDealersView | null => {
  const isKnown = search.compared.every((companyId) => known.search.compared.includes(companyId));
  if (!isKnown || search.zipcode !== known.search.zipcode) return null;
  const picked = search.compared.flatMap((companyId) =>
    known.dealers.filter((dealer) => dealer.companyId === companyId),
  );
  return comparison(search, known.area, picked, words);
};

/**
 * Adds the phone numbers and rating rules of the visitor's traffic source to a server-rendered view, which is cached without a source
 * (contract, section 7: shared html knows no source).
 */
export const comparisonForSource = (
  view: CompareDealersView | null,
  context: CardContext,
  words: ComparisonWords,
): CompareDealersView | null => {
  if (view?.kind !== 'compared') return view;
  const dealers = view.dealers.map((dealer) => ({ ...dealer, card: forSource(dealer.card, context) }));
  return { ...view, dealers, groups: groupsOf(dealers, words) };
};

const comparison = (
  search: DealerSearch,
  area: string,
  dealers: ReadonlyArray<PickedDealer>,
  words: ComparisonWords,
): CompareDealersView => {
  if (dealers.length === 0)
    return { ...shownComparison(search, words, { ...search, compared: [] }), kind: 'none' };
  const missing = search.compared.length - dealers.length;
  // The search without dealers that no longer serve the area.
  const present = { ...search, compared: dealers.map(({ companyId }) => companyId) };
  return {
    ...shownComparison(search, words, present),
    kind: 'compared',
    area,
    notice: missing === 0 ? null : words.comparison.missing(missing, search.zipcode),
    dealers: dealers.map((dealer) => ({
      ...dealer,
      connect: askAddress(words.dealer.forms.connect, search.zipcode, dealer.companyId),
      without: searchWithout(dealer.companyId, present, words),
    })),
    groups: groupsOf(dealers, words),
  };
};

/** With only one dealer left there is nothing to compare, so the address is the dealer list. */
const searchWithout = (
  companyId: CompanyId,
  present: DealerSearch,
  { dealer: { comparePath, listPath } }: ComparisonWords,
): ComparedDealer['without'] => {
  const left = withComparedToggled(present, companyId) ?? present;
  const isHere = isComparison(left);
  return { address: addressOf(isHere ? comparePath : listPath, left), isHere };
};

const comparedDealer = (
  companyId: CompanyId,
  card: DealerCard,
  dealer: Dealer,
  { zipcode }: DealerSearch,
): PickedDealer => ({
  companyId,
  card: { ...card, page: pageNear(card.page, zipcode) },
  distinctions: distinctionsOf(dealer),
});

/** The dealer's badges, plus financing next to a leasing option: an empty cell would wrongly mean "no". */
const distinctionsOf = (dealer: Dealer): ReadonlyArray<Badge> => {
  const badges = badgesOf(dealer);
  return dealer.showFinancing === true && !badges.includes('financing') ? [...badges, 'financing'] : badges;
};
