import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageTitle } from '../../application/visitor/read-page/frame-texts.ts';
import type { PageWrapper } from '../app/page-module.ts';
import { titlePage } from '../bindings/page-effects.ts';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { SearchOnPageProvider } from './search-on-page.ts';
import { askedAt, searchPlace } from './search-place.ts';
import { searchTitle } from './search-title.ts';

/** Wraps a page whose address holds a dealer search. The dealers follow the address. */
export const AddressedSearch: PageWrapper = ({ shown: { path, needs, title }, children }) => {
  const place = useMemo(() => searchPlace(path, needs), [path, needs]);
  const { searchInPlace } = useServices();
  const { search, hash, key } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const revisit = useNavigationType() === 'POP' ? key : '';
  const dealer = askedAt(place, query);

  // The key differs on each click, even on a link to the same address.
  useEffect(() => searchInPlace.follow({ query, hash }, place), [searchInPlace, query, hash, key, place]);

  // A rebate page keeps its own title for every search.
  useTitle(place.shown === 'all' ? null : title);
  return (
    <SearchOnPageProvider value={{ revisit, dealer }}>
      {children}
      <Reviews />
    </SearchOnPageProvider>
  );
};

/**
 * Updates the page's title with the results of each search. Until the first new result, and always without `ownTitle`, the server's
 * title stays.
 */
const useTitle = (ownTitle: string | null): void => {
  const { findDealers, site, dealerTexts } = useServices();
  const view = useObservable(findDealers.view$);
  const rendered = useRef(view);
  useEffect(() => {
    if (ownTitle === null || view === rendered.current || view.kind === 'searching') return;
    titlePage(searchTitle(view, pageTitle(ownTitle, site.brandName), site.brandName, dealerTexts));
  }, [view, ownTitle, site, dealerTexts]);
};
