import {
  SuggestSystems,
  type SuggestSystemsView,
} from '../../../application/visitor/suggest-systems/suggest-systems.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Binds the system finder. `resumed` is the view that the page was rendered with; null means the page's block prepares it. */
export const systemFinderModule = (resumed: SuggestSystemsView | null): Bindings => [
  singleton(
    TOKENS.suggestSystems,
    (get) => new SuggestSystems(get(TOKENS.placeOfCode), get(TOKENS.pageAddress), resumed),
  ),
];
