import type { BrowserCapability } from '../browser-capability.ts';
import type { CompareDealersView } from '../../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import { comparisonModule } from '../../visitor/comparison-module.ts';

/** What the page of a comparison needs in the browser in addition to dealers; a chunk of its own, since lists of dealers only lead to it. */
export const load: BrowserCapability<CompareDealersView>['load'] = (
  { container, data: { dealerSearch } },
  resumed,
) => container.load(comparisonModule({ resumed, callRoutingGroup: dealerSearch.callRoutingGroup }));
