import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProductCatalogue } from '../../../application/ports/content/product-catalogue.ts';
import { fromProductData } from '../../wire/product-wire.ts';
import { allProductsCall } from '../schemas/product-schemas.ts';
import { sendJson, sendProblem } from '../problem.ts';

const PATH = '/products/:environment/allproducts';

/** Returns all products from our own records or a real provider (contract, section 3). Only one environment has products. */
export const productRoutes = (
  api: FastifyInstance,
  catalogue: ProductCatalogue,
  ownEnvironment: string,
): void => {
  api.get<{ Params: { environment: string } }>(
    PATH,
    { schema: allProductsCall },
    async ({ params: { environment } }, reply) => {
      if (environment !== ownEnvironment)
        return sendProblem(reply, 404, 'There are no products for this environment.');
      return pipe(
        await catalogue.all()(),
        E.match(
          ({ reason }): FastifyReply => {
            reply.log.warn({ fault: reason }, 'The product provider did not respond');
            return sendProblem(reply.header('retry-after', '5'), 502, 'Products aren’t available right now.');
          },
          (data) => sendJson(reply, JSON.stringify(fromProductData(data))),
        ),
      );
    },
  );
};
