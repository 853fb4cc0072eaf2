import type { FoundView } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { foundView } from '../../application/visitor/find-dealers/found-view.ts';
import { LIST_PATH } from '../../application/visitor/find-dealers/search-address.ts';
import { shownSearch } from '../../application/visitor/find-dealers/shown-search.ts';
import { searchNear } from '../../domain/dealer/dealer-search.ts';
import { NO_SOURCE, type TrafficSource } from '../../domain/visitor/traffic-source.ts';
import type { DealerBuilder } from './a-dealer.ts';

/** The locator's view of dealers near a code; `source` is the visitor's traffic source. */
export const foundNear = (
  zipcode: string,
  dealers: ReadonlyArray<DealerBuilder>,
  { source = NO_SOURCE }: { readonly source?: TrafficSource } = {},
): FoundView => {
  const view = foundView(
    { zipcode, randomizeBuckets: [], dealers: dealers.map((dealer) => dealer.build()) },
    shownSearch(searchNear(zipcode), LIST_PATH),
    { now: 0, source, callRoutingGroup: null },
  );
  if (view.kind !== 'found') throw new Error(`No dealer is found near ${zipcode}`);
  return view;
};
