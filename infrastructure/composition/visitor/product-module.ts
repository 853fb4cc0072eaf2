import { CompareProducts } from '../../../application/visitor/compare-products/compare-products.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** What a homeowner does with products, on the server alone: the page is handed what came of it. */
export const productModule: Bindings = [
  singleton(TOKENS.compareProducts, (get) => new CompareProducts(get(SERVER_TOKENS.productCatalogue))),
];
