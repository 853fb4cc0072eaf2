import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ASK_PATHS } from '../../../application/visitor/ask-dealer/ask-address.ts';
import type { AskFormId } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';

/**
 * Shows the dealers of the page's address: those that the server could not settle (contract, section 7: unsettled look-ups), and
 * those of another area where the visitor updates their location.
 */
export const useAskedSearch = (formId: AskFormId): void => {
  const { findDealers, searchInPlace } = useServices();
  const { search: query } = useLocation();
  useEffect(() => {
    void findDealers.showAt(new URLSearchParams(query), { path: ASK_PATHS[formId], shown: 'slider' });
  }, [findDealers, query, formId]);
  // It puts each update of the location into the address.
  useObservable(searchInPlace.view$);
};
