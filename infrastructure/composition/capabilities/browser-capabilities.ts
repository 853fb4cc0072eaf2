import type { BrowserCapabilities } from './browser-capability.ts';

/** The browser's half of the capability table: the chunk of each capability. */
export const BROWSER_CAPABILITIES: BrowserCapabilities = {
  dealers: () => import('../browser/browser-dealers.ts'),
  comparison: () => import('../browser/browser-comparison.ts'),
  'local-dealers': () => import('../browser/late-local-dealers.ts'),
  leads: () => import('../browser/browser-leads.ts'),
  rebates: () => import('../browser/browser-rebates.ts'),
  calculators: () => import('../browser/browser-calculators.ts'),
  'system-finder': () => import('../browser/browser-system-finder.ts'),
  documents: () => import('../browser/browser-documents.ts'),
  saved: () => import('../browser/browser-saved.ts'),
};
