import {
  CompareDealers,
  type CompareDealersOptions,
} from '../../../application/visitor/compare-dealers/compare-dealers.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { searchPorts } from './dealer-module.ts';

/** Binds the dealer comparison, in addition to the dealer module. */
export const comparisonModule = (options: CompareDealersOptions): Bindings => [
  singleton(TOKENS.compareDealers, (get) => new CompareDealers(searchPorts(get), options)),
];
