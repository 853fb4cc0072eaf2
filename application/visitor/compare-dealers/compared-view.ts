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
import { COMPARE_PATH, LIST_PATH } from '../find-dealers/search-address.ts';
import { areaText } from '../find-dealers/texts.ts';
import {
  isComparison,
  type ComparedDealer,
  type ComparedView,
  type PickedDealer,
  type CompareDealersView,
  type ShownComparison,
} from './compare-dealers-view.ts';
import { groupsOf } from './comparison-rows.ts';
import { missingText } from './texts.ts';

/** The common part of every comparison view. `back` is the search of the list that the visitor returns to. */
export const shownComparison = (search: DealerSearch, back: DealerSearch = search): ShownComparison => ({
  search,
  address: addressOf(COMPARE_PATH, search),
  listAddress: addressOf(LIST_PATH, back),
});

/** The comparison of the chosen dealers in an answer; kind `none` when the answer has none of them. */
export const comparedIn = (
  answer: DealerAnswer,
  search: DealerSearch,
  context: CardContext,
): CompareDealersView => {
  const country = countryOf(answer.zipcode);
  const picked = search.compared.flatMap((companyId, i) => {
    const dealer = answer.dealers.find((one) => one.companyId === companyId);
    return dealer === undefined
      ? []
      : [comparedDealer(companyId, cardOf(dealer, i + 1, { ...context, country }), dealer, search)];
  });
  return comparison(search, areaText(answer), picked);
};

/** The comparison of a subset of known dealers; null when the search needs other dealers or another area. */
export const comparedAgain = (known: ComparedView, search: DealerSearch): CompareDealersView | null => {
  const isKnown = search.compared.every((companyId) => known.search.compared.includes(companyId));
  if (!isKnown || search.zipcode !== known.search.zipcode) return null;
  const picked = search.compared.flatMap((companyId) =>
    known.dealers.filter((dealer) => dealer.companyId === companyId),
  );
  return comparison(search, known.area, picked);
};

/**
 * Adds the phone numbers and rating rules of the visitor's traffic source to a server-rendered view, which is cached without a source
 * (contract, section 7: shared html knows no source).
 */
export const comparisonForSource = (
  view: CompareDealersView | null,
  context: CardContext,
): CompareDealersView | null => {
  if (view?.kind !== 'compared') return view;
  const dealers = view.dealers.map((dealer) => ({ ...dealer, card: forSource(dealer.card, context) }));
  return { ...view, dealers, groups: groupsOf(dealers) };
};

const comparison = (
  search: DealerSearch,
  area: string,
  dealers: ReadonlyArray<PickedDealer>,
): CompareDealersView => {
  if (dealers.length === 0) return { ...shownComparison(search, { ...search, compared: [] }), kind: 'none' };
  const missing = search.compared.length - dealers.length;
  // The search without dealers that no longer serve the area.
  const present = { ...search, compared: dealers.map(({ companyId }) => companyId) };
  return {
    ...shownComparison(search, present),
    kind: 'compared',
    area,
    notice: missing === 0 ? null : missingText(missing, search.zipcode),
    dealers: dealers.map((dealer) => ({
      ...dealer,
      connect: askAddress('dealer-modal', search.zipcode, dealer.companyId),
      without: searchWithout(dealer.companyId, present),
    })),
    groups: groupsOf(dealers),
  };
};

/** The address without a dealer: the comparison, or the dealer list when only one dealer remains. */
const searchWithout = (companyId: CompanyId, present: DealerSearch): ComparedDealer['without'] => {
  const left = withComparedToggled(present, companyId) ?? present;
  const isHere = isComparison(left);
  return { address: addressOf(isHere ? COMPARE_PATH : LIST_PATH, left), isHere };
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
