import { LocalSavedPages } from '../../../browser/memory/local-saved-pages.ts';
import type { BrowserCapability } from '../browser-capability.ts';
import { constant } from '../../containers/binding.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { savedModule } from '../../visitor/saved-module.ts';

/** Bindings for pages that save something on the visitor's device, in their own chunk. */
export const load: BrowserCapability<null>['load'] = ({ container }) =>
  container.load([constant(TOKENS.savedPages, new LocalSavedPages(window)), ...savedModule]);

/** The server renders without saved pages, so they are read only after hydration. */
export const begin: NonNullable<BrowserCapability<null>['begin']> = ({ container }) =>
  container.get(TOKENS.keepSaved).recall();
