import { badgesOf, type Badge } from '../../../domain/dealer/badges.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { WEEKDAYS, type Dealer } from '../../../domain/dealer/dealer.ts';
import { cardOf, forSource, type CardContext } from '../find-dealers/dealer-card.ts';
import { areaText } from '../find-dealers/texts.ts';
import type { ComparedDealer, ComparedView, CompareDealersView } from './compare-dealers-view.ts';
import { groupsOf } from './comparison-rows.ts';
import { missingText } from './texts.ts';

/** The dealers that a search picks from an answer, in its order; the empty view where none of them is in it. */
export const comparedIn = (
  answer: DealerAnswer,
  search: DealerSearch,
  context: CardContext,
): CompareDealersView => {
  const picked = search.compared.flatMap((companyId, i) => {
    const dealer = answer.dealers.find((one) => one.companyId === companyId);
    return dealer === undefined ? [] : [comparedDealer(companyId, dealer, i + 1, context)];
  });
  return comparison(search, areaText(answer), picked);
};

/** A comparison again for a search that picks some of its dealers; null when it asks for more than is known. */
export const comparedAgain = (known: ComparedView, search: DealerSearch): CompareDealersView | null => {
  const isKnown = search.compared.every((companyId) => known.search.compared.includes(companyId));
  if (!isKnown || search.zipcode !== known.search.zipcode) return null;
  const picked = search.compared.flatMap((companyId) =>
    known.dealers.filter((dealer) => dealer.companyId === companyId),
  );
  return comparison(search, known.area, picked);
};

/**
 * The view of a page that was drawn for no traffic source, as the visitor's own browser takes it over: with the numbers
 * and ratings of her source (contract, section 7: shared html knows no source).
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
  dealers: ReadonlyArray<ComparedDealer>,
): CompareDealersView => {
  if (dealers.length === 0) return { kind: 'none', search };
  const missing = search.compared.length - dealers.length;
  return {
    kind: 'compared',
    search,
    present: { ...search, compared: dealers.map(({ companyId }) => companyId) },
    area,
    notice: missing === 0 ? null : missingText(missing, search.zipcode),
    dealers,
    groups: groupsOf(dealers),
  };
};

const comparedDealer = (
  companyId: number,
  dealer: Dealer,
  position: number,
  context: CardContext,
): ComparedDealer => ({
  companyId,
  card: cardOf(dealer, position, context),
  week: weekOf(dealer),
  distinctions: distinctionsOf(dealer),
});

const weekOf = ({ dealerInfo }: Dealer): ComparedDealer['week'] =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [day, dealerInfo?.weekHours?.[day]?.trim() ?? '']).filter(
      ([, hours]) => hours !== '',
    ),
  ) as ComparedDealer['week'];

/** Its badges; that it offers financing is told beside a leasing option too: side by side, a `No` would be untrue. */
const distinctionsOf = (dealer: Dealer): ReadonlyArray<Badge> => {
  const badges = badgesOf(dealer);
  return dealer.showFinancing === true && !badges.includes('financing') ? [...badges, 'financing'] : badges;
};
