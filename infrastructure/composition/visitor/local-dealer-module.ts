import {
  ShowLocalDealers,
  type ShowLocalDealersOptions,
} from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Binds the local dealers on pages with other topics. */
export const localDealerModule = (options: ShowLocalDealersOptions): Bindings => [
  singleton(
    TOKENS.showLocalDealers,
    (get) =>
      new ShowLocalDealers(
        {
          directory: get(TOKENS.dealerDirectory),
          reviews: get(TOKENS.dealerReviews),
          origin: get(TOKENS.visitorOrigin),
          clock: get(TOKENS.clock),
          log: get(TOKENS.logger),
          area$: get(TOKENS.showArea).view$,
        },
        options,
      ),
  ),
];
