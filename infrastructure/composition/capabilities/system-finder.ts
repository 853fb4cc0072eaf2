import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { systemFinderModule } from '../visitor/system-finder-module.ts';
import type * as browser from './browser/system-finder.ts';
import type { ServerCapability } from './server-capability.ts';

/** Suggests systems for a home. */
export const systemFinder = {
  bindings: () => systemFinderModule(null),
  viewOf: ({ suggestSystems }: Services) => currentOf(suggestSystems.view$),
} satisfies ServerCapability<typeof browser>;
