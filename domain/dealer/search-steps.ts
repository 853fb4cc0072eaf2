import type { CompanyId } from './company-id.ts';
import { MAX_COMPARED, type DealerSearch } from './dealer-search.ts';
import type { DealerSort } from './dealer-sort.ts';
import { toggled, type DealerFilter } from './filters.ts';

/** Toggles a filter and goes to page 1 (specification, section 4). */
export const withFilterToggled = (search: DealerSearch, filter: DealerFilter): DealerSearch => ({
  ...search,
  filters: toggled(search.filters, filter),
  page: 1,
});

/** Changes the sort order and goes to page 1. */
export const withSort = (search: DealerSearch, sort: DealerSort): DealerSearch => ({
  ...search,
  sort,
  page: 1,
});

/** Adds a dealer to the comparison or removes it; null when the comparison is full. */
export const withComparedToggled = (search: DealerSearch, companyId: CompanyId): DealerSearch | null => {
  const { compared } = search;
  if (compared.includes(companyId)) return { ...search, compared: compared.filter((id) => id !== companyId) };
  return compared.length < MAX_COMPARED ? { ...search, compared: [...compared, companyId] } : null;
};
