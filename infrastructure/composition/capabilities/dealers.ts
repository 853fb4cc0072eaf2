import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { ShownSearch } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { DEALER_TEXTS, REVIEW_TEXTS } from '../../../application/visitor/dealer-texts/translated.ts';
import { shownSearch } from '../../../application/visitor/find-dealers/shown-search.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { AddressedSearch } from '../../../ui/searching/addressed-search.tsx';
import type { GetService } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';
import { dealerModule } from '../visitor/dealer-module.ts';
import { reviewModule } from '../visitor/review-module.ts';
import type * as browser from './browser/dealers.ts';
import type { ServerCapability } from './server-capability.ts';

/** The place of a postal code, from our own records. */
const placeOf = (shared: GetService, zipcode: string): Pick<ShownSearch, 'place'> =>
  pipe(
    parsePostalCode(zipcode),
    O.chain((code) => shared(SERVER_TOKENS.postalPlaces).placeOf(code)),
    O.match(
      () => ({}),
      ({ city, state }) => ({ place: { city, state } }),
    ),
  );

/** Finds dealers, reads their reviews and routes calls to them. */
export const dealers = {
  bindings: ({ site, language, retryPolicy, callRoutingGroup }, shared) => [
    ...dealerModule({
      texts: DEALER_TEXTS[language],
      lookUp: shared(SERVER_TOKENS.listedDealerLookUp),
      retryPolicy,
      callRoutingGroup,
      defaultPhone: site.defaultPhone.text,
      shown: (search, path) => ({
        ...shownSearch(search, path, DEALER_TEXTS[language]),
        ...placeOf(shared, search.zipcode),
      }),
      compared$: (get) => get(TOKENS.compareDealers).view$,
    }),
    ...reviewModule(REVIEW_TEXTS[language]),
  ],
  viewOf: ({ findDealers }: Services) => currentOf(findDealers.view$),
  asksProvider: true,
  Wrapper: AddressedSearch,
} satisfies ServerCapability<typeof browser>;
