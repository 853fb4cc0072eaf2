import { KeepSaved } from '../../../application/visitor/keep-saved/keep-saved.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Binds the visitor's saved pages. */
export const savedModule: Bindings = [
  singleton(TOKENS.keepSaved, (get) => new KeepSaved(get(TOKENS.savedPages))),
];
