import * as TE from 'fp-ts/TaskEither';
import type {
  ProductCatalogue,
  ProductsUnavailable,
} from '../../../application/ports/content/product-catalogue.ts';
import type { ProductData } from '../../../domain/product/product.ts';

/** A catalogue of the test's products; can be made unavailable. */
export class FakeProductCatalogue implements ProductCatalogue {
  private isBroken = false;

  constructor(private data: ProductData = { isSample: false, products: [] }) {}

  serve(data: ProductData): void {
    this.data = data;
  }

  breakDown(): void {
    this.isBroken = true;
  }

  readonly all = (): TE.TaskEither<ProductsUnavailable, ProductData> =>
    this.isBroken ? TE.left({ _tag: 'ProductsUnavailable', reason: 'away' }) : TE.right(this.data);
}
