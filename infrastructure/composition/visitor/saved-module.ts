import { KeepSaved } from '../../../application/visitor/keep-saved/keep-saved.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

export const savedModule: Bindings = [
  singleton(TOKENS.keepSaved, (get) => new KeepSaved(get(TOKENS.savedPages))),
];
