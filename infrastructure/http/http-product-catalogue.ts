import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type {
  ProductCatalogue,
  ProductsUnavailable,
} from '../../application/ports/content/product-catalogue.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { ProductData } from '../../domain/product/product.ts';
import { failureText, type Endpoint } from '../wire/get-json.ts';
import { decodeAllProducts } from '../wire/product-wire.ts';
import { askProvider } from './ask-provider.ts';

export interface HttpProductCatalogueSettings extends Endpoint {
  /** Logs omitted malformed products. */
  readonly log: Logger;
}

/** The products of a provider with our wire format (specification, section 7). */
export class HttpProductCatalogue implements ProductCatalogue {
  constructor(private readonly settings: HttpProductCatalogueSettings) {}

  readonly all = (): TE.TaskEither<ProductsUnavailable, ProductData> => {
    const { log, ...endpoint } = this.settings;
    return pipe(
      askProvider(endpoint, decodeAllProducts, log),
      TE.mapLeft((failure) => ({ _tag: 'ProductsUnavailable', reason: failureText(failure) })),
    );
  };
}
