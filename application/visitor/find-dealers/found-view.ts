import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';
import { costsOf, passes } from '../../../domain/dealer/filters.ts';
import { withFilterToggled } from '../../../domain/dealer/search-steps.ts';
import { pageOf } from '../../../domain/paging/page.ts';
import { cardOf, type CardContext } from './dealer-card.ts';
import type { FilterExplained, FindDealersView } from './find-dealers-view.ts';
import { areaText, filterCostText, NAMELESS_DEALER, withoutFilterText } from './texts.ts';

/** How many dealers a view shows: a page of them, or all where they stand in a slider. */
export type Shown = 'page' | 'all';

/** The page of an answer that a search asks for; the empty view where its filters leave no dealer. */
export const foundView = (
  answer: DealerAnswer,
  search: DealerSearch,
  context: CardContext,
  shown: Shown = 'page',
): FindDealersView => {
  const left = answer.dealers.filter((dealer) => passes(dealer, search.filters));
  if (left.length === 0) {
    const why = { total: answer.dealers.length, filters: explained(answer, search), nearest: [] };
    return { kind: 'none', search, why };
  }
  const page =
    shown === 'page' ? pageOf(left, search.page) : pageOf(left.slice(0, MAX_IN_SLIDER), 1, MAX_IN_SLIDER);
  const cards = page.items.map((dealer, i) => cardOf(dealer, page.first + i, context));
  return {
    kind: 'found',
    search,
    area: areaText(answer),
    day: context.day,
    page: { ...page, items: cards },
    compared: comparedOf(answer, search),
  };
};

/** A slider lists all that it is given: so many, since each is a whole card of the page's html. */
const MAX_IN_SLIDER = 12;

const explained = ({ dealers }: DealerAnswer, search: DealerSearch): ReadonlyArray<FilterExplained> =>
  dealers.length === 0
    ? []
    : costsOf(dealers, search.filters).map((cost) => ({
        text: filterCostText(cost, dealers.length),
        undo: { text: withoutFilterText(cost), search: withFilterToggled(search, cost.filter) },
      }));

const comparedOf = ({ dealers }: DealerAnswer, { compared }: DealerSearch) =>
  compared.flatMap((companyId) => {
    const dealer = dealers.find((one) => one.companyId === companyId);
    return dealer === undefined
      ? []
      : [{ companyId, name: displayName(dealer.name ?? '') || NAMELESS_DEALER }];
  });
