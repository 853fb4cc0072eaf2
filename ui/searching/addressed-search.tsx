import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SearchPlace } from '../../application/visitor/find-dealers/find-dealers.ts';
import { NEW_SEARCH } from '../../application/visitor/find-dealers/link-texts.ts';
import { pageTitle } from '../../application/visitor/read-page/frame-texts.ts';
import { titlePage } from '../bindings/page-effects.ts';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { SearchOnPageProvider } from './search-on-page.ts';
import { askedAt } from './search-place.ts';
import { searchTitle } from './search-title.ts';

/** Around a page whose address holds a dealer search: the dealers follow the address. */
export const AddressedSearch = ({
  place,
  title,
  children,
}: {
  place: SearchPlace;
  /** The page's own title; null: it keeps it, whatever is searched. */
  title: string | null;
  children: ReactNode;
}) => {
  const { findDealers, searchInPlace } = useServices();
  const { search: query, hash, key } = useLocation();
  const revisit = useNavigationType() === 'POP' ? key : '';
  const dealer = askedAt(place, query);

  useEffect(() => {
    void findDealers.showAt(new URLSearchParams(query), place);
  }, [findDealers, query, place]);

  useEffect(() => {
    if (hash === NEW_SEARCH) searchInPlace.begin();
  }, [searchInPlace, hash, key]);

  useTitle(title);
  return (
    <SearchOnPageProvider value={{ revisit, dealer }}>
      {children}
      <Reviews />
    </SearchOnPageProvider>
  );
};

/** The page is titled by what was found last; the title that the server gave it stays until something else is. */
const useTitle = (ownTitle: string | null): void => {
  const { findDealers, site, dealerTexts } = useServices();
  const view = useObservable(findDealers.view$);
  const rendered = useRef(view);
  useEffect(() => {
    if (ownTitle === null || view === rendered.current || view.kind === 'searching') return;
    titlePage(searchTitle(view, pageTitle(ownTitle, site.brandName), site.brandName, dealerTexts));
  }, [view, ownTitle, site, dealerTexts]);
};
