import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProductData } from '../../../domain/product/product.ts';

/** Products can't be read now; `reason` says why. */
export interface ProductsUnavailable {
  readonly _tag: 'ProductsUnavailable';
  readonly reason: string;
}

/** All products of the brand (specification, section 7: allproducts). */
export interface ProductCatalogue {
  readonly all: () => TaskEither<ProductsUnavailable, ProductData>;
}
