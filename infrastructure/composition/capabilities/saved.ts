import { savedModule } from '../visitor/saved-module.ts';
import type { ServerCapability } from './server-capability.ts';

/** Keeps pages on the visitor's device, which the browser alone reads. */
export const saved = {
  source: 'infrastructure/composition/browser/browser-saved.ts',
  bindings: () => savedModule,
  viewOf: () => null,
} satisfies ServerCapability;
