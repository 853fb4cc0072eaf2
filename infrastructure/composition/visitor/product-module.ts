import { CompareProducts } from '../../../application/visitor/compare-products/compare-products.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Binds the product comparison. It runs only on the server; the page data contains the results. */
export const productModule: Bindings = [
  singleton(TOKENS.compareProducts, (get) => new CompareProducts(get(SERVER_TOKENS.productCatalogue))),
];
