import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { AskableDealer } from './ask-dealer-view.ts';

/** The dealers of a view whom a visitor may turn to, as they are shown. */
export const askableDealers = (view: FindDealersView): ReadonlyArray<AskableDealer> =>
  view.kind === 'found'
    ? view.page.items.flatMap(({ companyId, name, phone }) =>
        companyId === null ? [] : [{ companyId, name, phone: phone?.text ?? null }],
      )
    : [];
