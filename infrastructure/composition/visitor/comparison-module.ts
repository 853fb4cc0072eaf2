import {
  CompareDealers,
  type CompareDealersOptions,
} from '../../../application/visitor/compare-dealers/compare-dealers.ts';
import type { CompareDealersTexts } from '../../../application/visitor/compare-dealers/texts.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { searchPorts } from './dealer-module.ts';

interface ComparisonModuleOptions extends Omit<CompareDealersOptions, 'words'> {
  /** The comparison's texts in the language of the page. */
  readonly texts: CompareDealersTexts;
}

/** Binds the dealer comparison. It needs the dealer module. */
export const comparisonModule = ({ texts, ...options }: ComparisonModuleOptions): Bindings => [
  singleton(TOKENS.compareDealers, (get) => {
    const words = { comparison: texts, dealer: get(TOKENS.dealerTexts) };
    return new CompareDealers(searchPorts(get), { ...options, words });
  }),
];
