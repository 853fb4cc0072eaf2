import type { Capability } from '../../../domain/content/capabilities.ts';
import type { FetchedCapability } from './browser-capability.ts';
import type { CapabilityViews } from './server-capabilities.ts';

/** The code of each capability in the browser: a capability without its row is a type error. */
export const BROWSER_CAPABILITIES: { readonly [C in Capability]: FetchedCapability<CapabilityViews[C]> } = {
  dealers: { fetch: () => import('../browser/browser-dealers.ts') },
  comparison: { fetch: () => import('../browser/browser-comparison.ts') },
  'local-dealers': { fetch: () => import('../browser/late-local-dealers.ts') },
  leads: { fetch: () => import('../browser/browser-leads.ts'), after: ['dealers'] },
  rebates: { fetch: () => import('../browser/browser-rebates.ts') },
  calculators: { fetch: () => import('../browser/browser-calculators.ts') },
  'system-finder': { fetch: () => import('../browser/browser-system-finder.ts') },
  documents: { fetch: () => import('../browser/browser-documents.ts') },
};
