import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  addressOf,
  searchNear,
  searchOf,
  type DealerFilter,
} from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../bindings/services.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { useAreaUpdates } from './area-updates.ts';
import { SearchOnPageProvider } from './search-on-page.ts';

/** Around a page whose address holds a dealer search: going to another search changes the address, and the dealers with it. */
export const AddressedSearch = ({
  path,
  shown,
  children,
}: {
  path: string;
  shown: 'page' | 'all';
  children: ReactNode;
}) => {
  const { findDealers } = useServices();
  const { search: query, key } = useLocation();
  const isRevisit = useNavigationType() === 'POP';
  const navigate = useNavigate();

  useEffect(() => {
    void findDealers.show(searchOf(new URLSearchParams(query)), shown);
  }, [findDealers, query, shown]);

  const searchIn = useCallback(
    (zipcode: string) => void navigate(addressOf(path, searchNear(zipcode))),
    [navigate, path],
  );
  useAreaUpdates(searchIn);

  const filter = useCallback(
    (filters: ReadonlyArray<DealerFilter>) =>
      void navigate(addressOf(path, { ...searchOf(new URLSearchParams(query)), filters, page: 1 })),
    [navigate, path, query],
  );
  const value = useMemo(
    () => ({
      path,
      search: searchOf(new URLSearchParams(query)),
      revisit: isRevisit ? key : '',
      searchIn,
      filter,
    }),
    [path, query, isRevisit, key, searchIn, filter],
  );
  return (
    <SearchOnPageProvider value={value}>
      {children}
      <Reviews />
    </SearchOnPageProvider>
  );
};
