import type { BrowserCapability } from '../capabilities/browser-capability.ts';
import type { CapabilityViews } from '../capabilities/server-capabilities.ts';
import { comparisonModule } from '../visitor/comparison-module.ts';

/** Additional bindings for the comparison page, in their own chunk, because dealer lists only link to it. */
export const load: BrowserCapability<CapabilityViews['comparison']>['load'] = (
  { container, data: { dealerSearch } },
  resumed,
) => container.load(comparisonModule({ resumed, callRoutingGroup: dealerSearch.callRoutingGroup }));
