import type { Capability } from '../../../domain/content/capabilities.ts';
import type { BrowserCapability } from './browser-capability.ts';
import type { CapabilityViews } from './server-capabilities.ts';

/** The code of each capability in the browser: a capability without its row is a type error. */
export const BROWSER_CAPABILITIES: {
  readonly [C in Capability]: () => Promise<BrowserCapability<CapabilityViews[C]>>;
} = {
  dealers: () => import('../browser/browser-dealers.ts'),
  comparison: () => import('../browser/browser-comparison.ts'),
  'local-dealers': () => import('../browser/late-local-dealers.ts'),
  leads: () => import('../browser/browser-leads.ts'),
  rebates: () => import('../browser/browser-rebates.ts'),
  calculators: () => import('../browser/browser-calculators.ts'),
  'system-finder': () => import('../browser/browser-system-finder.ts'),
  documents: () => import('../browser/browser-documents.ts'),
};
