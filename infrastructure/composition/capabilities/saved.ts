import { savedModule } from '../visitor/saved-module.ts';
import type { ServerCapability } from './server-capability.ts';

/** Saves pages on the visitor's device. Only the browser reads them. */
export const saved = {
  source: 'infrastructure/composition/browser/browser-saved.ts',
  bindings: () => savedModule,
  viewOf: () => null,
} satisfies ServerCapability;
