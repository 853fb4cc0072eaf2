import { ContainerModule } from 'inversify';
import type { Logger } from '../../../application/ports/logger.ts';
import type { ProductCatalogue } from '../../../application/ports/content/product-catalogue.ts';
import { HttpProductCatalogue } from '../../http/http-product-catalogue.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Records } from '../open-records.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';
import { PROVIDER_TIMEOUT_MS } from './provider-table.ts';

/** The product catalogue: our own records, or a real provider when its host is set. */
const productCatalogue = (
  { products }: Pick<Records, 'products'>,
  { productsApiHost, productsEnvironment }: Settings,
  log: Logger,
): ProductCatalogue =>
  productsApiHost === null
    ? products
    : new HttpProductCatalogue({
        address: `${productsApiHost}/products/${productsEnvironment}/allproducts`,
        timeoutMs: PROVIDER_TIMEOUT_MS,
        log,
      });

export const productServiceModule = (
  records: Pick<Records, 'products'>,
  settings: Settings,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.productCatalogue)
      .toDynamicValue(({ get }) => productCatalogue(records, settings, get(TOKENS.logger)))
      .inSingletonScope();
  });
