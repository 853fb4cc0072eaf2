import type { BrowserCapability } from '../capabilities/browser-capability.ts';
import type { CapabilityViews } from '../capabilities/server-capabilities.ts';
import { comparisonModule } from '../visitor/comparison-module.ts';

/** What the page of a comparison needs in the browser in addition to dealers; a chunk of its own, since lists of dealers only lead to it. */
export const load: BrowserCapability<CapabilityViews['comparison']>['load'] = (
  { container, data: { dealerSearch } },
  resumed,
) => container.load(comparisonModule({ resumed, callRoutingGroup: dealerSearch.callRoutingGroup }));
