import type { CompanyId } from './company-id.ts';
import { MAX_COMPARED, type DealerSearch } from './dealer-search.ts';
import type { DealerSort } from './dealer-sort.ts';
import { toggled, type DealerFilter } from './filters.ts';

/** The search with a filter toggled by its name; it starts at the first page again (specification, section 4). */
export const withFilterToggled = (search: DealerSearch, filter: DealerFilter): DealerSearch => ({
  ...search,
  filters: toggled(search.filters, filter),
  page: 1,
});

/** The search in another order; it starts at the first page again. */
export const withSort = (search: DealerSearch, sort: DealerSort): DealerSearch => ({
  ...search,
  sort,
  page: 1,
});

/** The search with a dealer added to the comparison or taken out of it; null when there is no room for another. */
export const withComparedToggled = (search: DealerSearch, companyId: CompanyId): DealerSearch | null => {
  const { compared } = search;
  if (compared.includes(companyId)) return { ...search, compared: compared.filter((id) => id !== companyId) };
  return compared.length < MAX_COMPARED ? { ...search, compared: [...compared, companyId] } : null;
};
