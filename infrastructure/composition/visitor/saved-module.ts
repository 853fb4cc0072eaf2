import { KeepSaved } from '../../../application/visitor/keep-saved/keep-saved.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

export const savedModule: Bindings = [
  singleton(
    TOKENS.keepSaved,
    (get) =>
      new KeepSaved({
        saved: get(TOKENS.savedPages),
        area$: get(TOKENS.showArea).view$,
        // Resolved lazily: pages without dealers save pages, too.
        findDealers: {
          presentById: (ids, search, path) => get(TOKENS.findDealers).presentById(ids, search, path),
        },
      }),
  ),
];
