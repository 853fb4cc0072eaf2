import { useCallback } from 'react';
import { askAddress } from '../../application/visitor/ask-dealer/ask-address.ts';
import type { AskFormId } from '../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { askableDealers } from '../../application/visitor/ask-dealer/askable-dealers.ts';
import type {
  DealerCard,
  FindDealersView,
} from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import type { ContactWays } from '../dealers/dealer-card/dealer-contact.tsx';

/** What the cards of a view offer: forms above the page, which name the dealers of the view. */
export const useContactWays = (view: FindDealersView): ContactWays => {
  const { askDealer, showConnections } = useServices();
  const connections = useObservable(showConnections.view$);
  const zip = view.search.zipcode;

  const open = useCallback(
    (formId: AskFormId, { companyId }: DealerCard) =>
      void askDealer.open(formId, askableDealers(view), { companyId, zip }),
    [askDealer, view, zip],
  );
  return {
    connectionWith: ({ companyId }) => (companyId === null ? null : (connections[companyId] ?? null)),
    onConnect: (card) => open('dealer-modal', card),
    onBook: (card) => open('booking', card),
    addresses: ({ companyId }) => ({
      connect: askAddress('dealer-modal', zip, companyId),
      book: askAddress('booking', zip, companyId),
    }),
  };
};
