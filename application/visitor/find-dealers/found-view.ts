import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { isOfficeOpen } from '../../../domain/brand/open-hours.ts';
import { addressOf, searchNear, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { DEFAULT_SORT } from '../../../domain/dealer/dealer-sort.ts';
import { inSortOrder } from '../../../domain/dealer/dealers-in-order.ts';
import { emergencyDealers, isUrgent } from '../../../domain/dealer/emergency-dealers.ts';
import { differingFirst } from '../../../domain/dealer/differing-badges.ts';
import { costsOf, passes } from '../../../domain/dealer/filter-conditions.ts';
import { withFilterToggled } from '../../../domain/dealer/search-steps.ts';
import { pageOf } from '../../../domain/paging/page.ts';
import { countryOf } from '../../../domain/postal-code/postal-code.ts';
import { centralTimeOf } from '../../ports/central-time.ts';
import { askableDealer } from './askable-dealer.ts';
import { cardOf, type CardContext } from './dealer-card.ts';
import type { FindDealersView, FoundView, NoResultsReason, ShownSearch } from './find-dealers-view.ts';
import { NEW_SEARCH } from './link-texts.ts';
import { mapAddress } from './search-address.ts';
import { listedDealer, pageLinks, pickedDealers } from './shown-search.ts';
import { shownName } from './shown-dealer.ts';
import { dealerTexts, type DealerTexts } from '../dealer-texts/english.ts';

/** How many dealers a view shows: one page, the first few in a slider, or all. */
export type Shown = 'page' | 'slider' | 'all';

/** The requested page of an answer at the time `now`; kind `none` when the filters leave no dealer. */
export const foundView = (
  answer: DealerAnswer,
  here: ShownSearch,
  context: CardContext,
  shown: Shown = 'page',
): FindDealersView => {
  const { search, path } = here;
  const { texts = dealerTexts } = context;
  const country = countryOf(answer.zipcode);
  const passing = answer.dealers.filter((dealer) => passes(dealer, search.filters));
  const left = inSortOrder(passing, search.sort, context.now);
  if (left.length === 0) return { ...here, kind: 'none', why: reasonFor(answer, here, texts) };
  const isInPages = shown === 'page';
  const compareOn = { page: here.path, slider: texts.listPath, all: null }[shown];
  const most = shown === 'slider' ? MAX_IN_SLIDER : left.length;
  const page = isInPages ? pageOf(left, search.page) : pageOf(left.slice(0, most), 1, most);
  const onPage = { ...here, search: { ...search, page: page.number } };
  const shownCards = page.items.map((dealer, i) => cardOf(dealer, page.first + i, { ...context, country }));
  const badges = differingFirst(
    shownCards.map((card) => card.badges),
    ({ badge }) => badge,
  );
  const cards = shownCards.map((card, i) =>
    listedDealer({ ...card, badges: badges[i] ?? [] }, onPage, compareOn, texts),
  );
  return {
    ...here,
    kind: 'found',
    area: texts.areaText(answer),
    place: { city: answer.city ?? '', state: answer.state ?? '' },
    page: { ...page, items: cards },
    choices: choicesOf(answer, context),
    pageLinks: pageLinks(page, here),
    all: { count: left.length, address: addressOf(texts.listPath, { ...search, page: 1, compared: [] }) },
    urgent: urgentHelp(answer, here, { ...context, country }, shown),
    map: isInPages
      ? {
          address: mapAddress({ ...search, page: page.number }) + texts.mapQuery,
          text: texts.mapText(texts.areaText(answer)),
        }
      : null,
    canonicalAddress: addressOf(path, canonicalSearch(search, page.number)),
    ...pickedDealers(comparedOf(answer, search), here, texts),
  };
};

/** Keys of dealers without a company id differ from those of the list. */
const URGENT_POSITION = -1;

const urgentHelp = (
  { dealers }: DealerAnswer,
  { search, path }: ShownSearch,
  context: CardContext,
  shown: Shown,
): FoundView['urgent'] => {
  const isClosedOffice = shown === 'slider' && !isOfficeOpen(centralTimeOf({ now: () => context.now }));
  if (!isUrgent(search) && !isClosedOffice) return null;
  const cards = emergencyDealers(dealers).map((dealer, i) => cardOf(dealer, URGENT_POSITION - i, context));
  if (cards.length === 0) return null;
  const elsewhere = { ...search, zipcode: '', page: 1, compared: [] };
  return { cards, change: addressOf(path, elsewhere) + NEW_SEARCH };
};

const choicesOf = ({ dealers }: DealerAnswer, context: CardContext): FoundView['choices'] =>
  dealers.flatMap((dealer) => askableDealer(dealer, context) ?? []);

/** Filtered and sorted lists have the area's whole list as their canonical page. Compared dealers don't change the list. */
const canonicalSearch = ({ zipcode, filters, sort }: DealerSearch, page: number): DealerSearch => ({
  ...searchNear(zipcode),
  page: filters.length > 0 || sort !== DEFAULT_SORT ? 1 : page,
});

/** The maximum number of cards in a slider's html: three desktop views. The last card links to all dealers. */
const MAX_IN_SLIDER = 9;

const reasonFor = (
  { dealers }: DealerAnswer,
  { search, path }: ShownSearch,
  texts: DealerTexts,
): NoResultsReason => {
  const costs = dealers.length === 0 ? [] : costsOf(dealers, search.filters);
  return {
    total: dealers.length,
    filters: costs.map((cost) => ({
      text: texts.filterCostText(cost, dealers.length),
      undo: {
        text: texts.withoutFilterText(cost),
        address: addressOf(path, withFilterToggled(search, cost.filter)),
      },
    })),
    unfiltered: costs.length > 1 ? addressOf(path, { ...search, filters: [], page: 1 }) : null,
    nearest: [],
    towns: [],
    guess: null,
    siteSearch: null,
    emergencies: [],
  };
};

const comparedOf = ({ dealers }: DealerAnswer, { compared }: DealerSearch) =>
  compared.flatMap((companyId) => {
    const dealer = dealers.find((one) => one.companyId === companyId);
    return dealer === undefined ? [] : [{ companyId, name: shownName(dealer) }];
  });
