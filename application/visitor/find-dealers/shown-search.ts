import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import {
  addressOf,
  MIN_COMPARED,
  queryOf,
  searchNear,
  type DealerSearch,
} from '../../../domain/dealer/dealer-search.ts';
import { DEALER_SORTS } from '../../../domain/dealer/dealer-sort.ts';
import { filtersFor } from '../../../domain/dealer/language-filters.ts';
import { withComparedToggled, withSort } from '../../../domain/dealer/search-steps.ts';
import { pageNumbers, type Page } from '../../../domain/paging/page.ts';
import { askAddress } from '../ask-dealer/ask-address.ts';
import type { DealerCard } from './dealer-card.ts';
import type { FoundView, ListedDealer, PageLinks, ShownSearch } from './find-dealers-view.ts';
import { dealerTexts, type DealerTexts } from '../dealer-texts/english.ts';
import { LIST_ID } from './link-texts.ts';

/** The common part of all views of a search on a page. */
export const shownSearch = (
  search: DealerSearch,
  path: string,
  { language, listPath, filterLabel, sortLabel }: DealerTexts = dealerTexts,
): ShownSearch => ({
  search,
  path,
  address: addressOf(path, search),
  locator: path === listPath ? null : addressOf(listPath, searchNear(search.zipcode)),
  filters: filtersFor(language, search.filters).map((filter) => ({
    filter,
    label: filterLabel(filter),
    isOn: search.filters.includes(filter),
  })),
  sorts: DEALER_SORTS.map((sort) => ({
    sort,
    label: sortLabel(sort),
    address: addressOf(path, withSort(search, sort)),
    isOn: search.sort === sort,
  })),
});

export const isSameSearch = (one: DealerSearch, other: DealerSearch): boolean =>
  queryOf(one) === queryOf(other);

/** The dealer's page with the visitor's postal code, so that it can show the distance. */
export const pageNear = (page: DealerCard['page'], zipcode: string): DealerCard['page'] =>
  page === null ? null : addressOf(page, searchNear(zipcode));

/** A card in a search's list. `compareOn`: the path of the page whose list its dealers are compared on; null when they aren't compared. */
export const listedDealer = (
  card: DealerCard,
  here: Pick<ShownSearch, 'search' | 'path'>,
  compareOn: string | null,
  { forms }: Pick<DealerTexts, 'forms'> = dealerTexts,
): ListedDealer => ({
  ...card,
  page: pageNear(card.page, here.search.zipcode),
  contact:
    card.companyId === null
      ? null
      : {
          companyId: card.companyId,
          connect: askAddress(forms.connect, here.search.zipcode, card.companyId),
          book: askAddress(forms.book, here.search.zipcode, card.companyId),
        },
  compare:
    compareOn !== null && card.companyId !== null ? compareStep(card.companyId, here, compareOn) : null,
});

const compareStep = (
  companyId: CompanyId,
  { search, path }: Pick<ShownSearch, 'search' | 'path'>,
  compareOn: string,
): NonNullable<ListedDealer['compare']> => {
  const step = withComparedToggled(search, companyId);
  return {
    isCompared: search.compared.includes(companyId),
    address: step === null ? null : addressOf(compareOn, step),
    isElsewhere: compareOn !== path,
  };
};

/** The pagination links; null when there is only one page. */
export const pageLinks = (page: Page<unknown>, { search, path }: ShownSearch): PageLinks | null => {
  const { number, pages } = page;
  // The fragment scrolls a newly loaded page to its dealers, as pagination in place does.
  const linkTo = (to: number) => ({
    number: to,
    address: `${addressOf(path, { ...search, page: to })}#${LIST_ID}`,
  });
  return pages <= 1
    ? null
    : {
        numbers: pageNumbers(page).map((to) => (to === null ? null : linkTo(to))),
        previous: number > 1 ? linkTo(number - 1).address : null,
        next: number < pages ? linkTo(number + 1).address : null,
      };
};

/** The chosen dealers, and the comparison's address once there are enough. */
export const pickedDealers = (
  picked: ReadonlyArray<{ readonly companyId: CompanyId; readonly name: string }>,
  { search, path }: ShownSearch,
  { comparePath }: Pick<DealerTexts, 'comparePath'> = dealerTexts,
): Pick<FoundView, 'compared' | 'comparison'> => ({
  compared: picked.map(({ companyId, name }) => ({
    companyId,
    name,
    without: addressOf(path, withComparedToggled(search, companyId) ?? search),
  })),
  comparison:
    picked.length < MIN_COMPARED
      ? null
      : addressOf(comparePath, {
          ...searchNear(search.zipcode),
          compared: picked.map(({ companyId }) => companyId),
        }),
});
