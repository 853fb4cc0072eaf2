import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type {
  ProductCatalogue,
  ProductsUnavailable,
} from '../../application/ports/content/product-catalogue.ts';
import type { ProductData } from '../../domain/product/product.ts';
import { failureText, getJson, type Endpoint } from '../wire/get-json.ts';
import { decodeAllProducts } from '../wire/product-wire.ts';

/** The products of a provider with our wire format (specification, section 7). */
export class HttpProductCatalogue implements ProductCatalogue {
  constructor(private readonly settings: Endpoint) {}

  readonly all = (): TE.TaskEither<ProductsUnavailable, ProductData> =>
    pipe(
      getAllProducts(this.settings),
      TE.mapLeft((failure) => ({ _tag: 'ProductsUnavailable', reason: failureText(failure) })),
    );
}

const getAllProducts = getJson(decodeAllProducts);
