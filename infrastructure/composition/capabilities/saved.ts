import { savedModule } from '../visitor/saved-module.ts';
import type * as browser from './browser/saved.ts';
import type { ServerCapability } from './server-capability.ts';

/** Saves pages on the visitor's device. Only the browser reads them. */
export const saved = {
  bindings: () => savedModule,
  viewOf: () => null,
} satisfies ServerCapability<typeof browser>;
