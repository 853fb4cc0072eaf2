import { of } from 'rxjs';
import { constant, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import type { PageData } from '../page-data.ts';

const UNASKED = { kind: 'unasked' } as const;

/** Binds the views of use cases that only the server runs. In the browser these views are constant. */
export const serverViews = ({
  articles,
  products,
  thanks,
  dealer,
  dealerPlaces,
}: PageData['serverViews']): Bindings => [
  constant(TOKENS.offerArticles, {
    view$: of(articles ?? UNASKED),
    offer: () => Promise.resolve(),
    dispose: () => undefined,
  }),
  constant(TOKENS.compareProducts, {
    view$: of(products ?? UNASKED),
    compare: () => Promise.resolve(),
    dispose: () => undefined,
  }),
  constant(TOKENS.showDealer, {
    view$: of(dealer ?? UNASKED),
    listing: null,
    showAt: () => Promise.resolve(),
  }),
  constant(TOKENS.browseDealers, { view$: of(dealerPlaces ?? UNASKED), showAt: () => Promise.resolve() }),
  constant(TOKENS.seeThanks, {
    view$: of(thanks ?? { dealer: null, now: 0 }),
    recall: () => Promise.resolve(),
  }),
];
