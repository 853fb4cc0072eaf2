import * as TE from 'fp-ts/TaskEither';
import type {
  ProductCatalogue,
  ProductsUnavailable,
} from '../../../application/ports/content/product-catalogue.ts';
import type { ProductData } from '../../../domain/product/product.ts';

/** Products that a test gives; unavailable once it breaks down. */
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
