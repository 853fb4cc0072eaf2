import { LocalSavedPages } from '../../../browser/memory/local-saved-pages.ts';
import type { BrowserCapability } from '../browser-capability.ts';
import { constant } from '../../containers/binding.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { savedModule } from '../../visitor/saved-module.ts';

/** What pages that keep something on the visitor's device need in the browser; a chunk of its own. */
export const load: BrowserCapability<null>['load'] = ({ container }) =>
  container.load([constant(TOKENS.savedPages, new LocalSavedPages(window)), ...savedModule]);

/** Pages are rendered without what is saved, so that it is read once the application has taken them over. */
export const begin: NonNullable<BrowserCapability<null>['begin']> = ({ container }) =>
  container.get(TOKENS.keepSaved).recall();
