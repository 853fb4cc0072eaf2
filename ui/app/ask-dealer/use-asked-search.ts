import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ASK_PATHS } from '../../../application/visitor/ask-dealer/ask-address.ts';
import type { AskFormId } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { useServices } from '../../bindings/services.ts';
import { useMoves } from '../../bindings/use-moves.ts';
import { useObservable } from '../../bindings/use-observable.ts';

/**
 * Goes on with the search of the page's address where the server could not settle it (contract, section 7: unsettled look-ups), and
 * looks for the dealers of another area where the visitor updates their location.
 */
export const useAskedSearch = (formId: AskFormId): void => {
  const { findDealers, searchInPlace } = useServices();
  const { search: query } = useLocation();
  useEffect(() => {
    void findDealers.showAt(new URLSearchParams(query), { path: ASK_PATHS[formId], shown: 'slider' });
  }, [findDealers, query, formId]);
  useMoves(useObservable(searchInPlace.view$));
};
