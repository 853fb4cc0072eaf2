import { HistoryPageAddress } from '../../browser/history-page-address.ts';
import { constant, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { calculatorModule } from '../visitor/calculator-module.ts';

/** What pages with calculators need in the browser; a chunk of its own. They begin with the page's address, as on the server. */
export const browserCalculators = (page: Window): Bindings => [
  constant(TOKENS.pageAddress, new HistoryPageAddress(page)),
  ...calculatorModule({ query: new URLSearchParams(page.location.search), path: page.location.pathname }),
];
