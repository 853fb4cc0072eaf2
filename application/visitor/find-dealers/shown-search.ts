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

/** A search as every view of it shows it, on the page of a path. */
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

/** Whether two searches are one and the same. */
export const isSameSearch = (one: DealerSearch, other: DealerSearch): boolean =>
  queryOf(one) === queryOf(other);

/** The address of a dealer's page for a visitor whose code is known: it then says how far away the dealer is. */
export const pageNear = (page: DealerCard['page'], zipcode: string): DealerCard['page'] =>
  page === null ? null : addressOf(page, searchNear(zipcode));

/** A card in the list of a search. `compareOn`: the page whose list its dealers are picked on; null: they are not compared. */
export const listedDealer = (
  card: DealerCard,
  here: Pick<ShownSearch, 'search' | 'path'>,
  compareOn: string | null,
  { forms }: Pick<DealerTexts, 'forms'> = dealerTexts,
): ListedDealer => ({
  ...card,
  page: pageNear(card.page, here.search.zipcode),
  contact: {
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

/** The links to the pages of a list; null where it has but one. */
export const pageLinks = (page: Page<unknown>, { search, path }: ShownSearch): PageLinks | null => {
  const { number, pages } = page;
  // A page that the browser loads begins at its dealers, as one that is turned in place does.
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

/** The dealers picked for a comparison, and its address once there are enough of them. */
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
