import { savedModule } from '../visitor/saved-module.ts';
import type * as browser from './browser/saved.ts';
import type { ServerCapability } from './server-capability.ts';

/** Keeps pages on the visitor's device, which the browser alone reads. */
export const saved = {
  bindings: () => savedModule,
  viewOf: () => null,
} satisfies ServerCapability<typeof browser>;
