import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ASK_PATHS } from '../../../application/visitor/ask-dealer/ask-address.ts';
import type { AskFormId } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';

/**
 * Shows the dealers for the page's address. It retries look-ups that the server left unsettled (contract, section 7: unsettled
 * look-ups) and searches again when the visitor changes their location.
 */
export const useAskedSearch = (formId: AskFormId): void => {
  const { searchInPlace } = useServices();
  const { search, hash } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  useEffect(() => {
    searchInPlace.follow({ query, hash }, { path: ASK_PATHS[formId], shown: 'slider' });
  }, [searchInPlace, query, hash, formId]);
  // The subscription writes each location change into the address.
  useObservable(searchInPlace.view$);
};
