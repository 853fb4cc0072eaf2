import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../../settings/settings.ts';
import type { ProductCatalogue } from '../../../application/ports/content/product-catalogue.ts';
import { fromProductData } from '../../wire/product-wire.ts';
import { allProductsCall } from '../schemas/product-schemas.ts';
import { sendJson, sendProblem, sendUnavailable } from '../problem.ts';

const PATH = '/products/:environment/allproducts';

/**
 * Returns all products (contract, section 3). Only one environment has products. A failure of our own records is 503, a real provider's
 * failure 424.
 */
export const productRoutes = (
  api: FastifyInstance,
  catalogue: ProductCatalogue,
  { productsEnvironment, productsApiHost }: Pick<Settings, 'productsEnvironment' | 'productsApiHost'>,
): void => {
  api.get<{ Params: { environment: string } }>(
    PATH,
    { schema: allProductsCall },
    async ({ params: { environment } }, reply) => {
      if (environment !== productsEnvironment)
        return sendProblem(reply, 404, 'There are no products for this environment.');
      return pipe(
        await catalogue.all()(),
        E.match(
          ({ reason }): FastifyReply => {
            if (productsApiHost === null)
              return sendUnavailable(reply)({ _tag: 'RecordsUnavailable', fault: reason });
            reply.log.warn({ fault: reason }, 'The product provider did not respond');
            return sendProblem(reply, 424, 'The provider didn’t respond.');
          },
          (data) => sendJson(reply, JSON.stringify(fromProductData(data))),
        ),
      );
    },
  );
};
