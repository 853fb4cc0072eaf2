import { HistoryPageAddress } from '../browser/history-page-address.ts';
import { constant, type Bindings } from './containers/binding.ts';
import { TOKENS } from './containers/tokens.ts';
import { calculatorModule } from './visitor/calculator-module.ts';

/** What pages with calculators need in the browser; a chunk of its own. They begin with the page's address, as on the server. */
export const browserCalculators = ({ location, history }: Pick<Window, 'location' | 'history'>): Bindings => [
  constant(TOKENS.pageAddress, new HistoryPageAddress(history)),
  ...calculatorModule({ query: new URLSearchParams(location.search), path: location.pathname }),
];
