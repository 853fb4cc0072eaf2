import type { Bindings } from './binding.ts';
import { calculatorModule } from './visitor/calculator-module.ts';

/** What pages with calculators need in the browser; a chunk of its own. They begin with the page's address, as on the server. */
export const browserCalculators = ({ search, pathname }: Location): Bindings =>
  calculatorModule({ query: new URLSearchParams(search), path: pathname });
