import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance } from 'fastify';
import type { NearestDealers } from '../../application/provider/nearest-dealers/nearest-dealers.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { filtersNamed } from '../../domain/dealer/filters.ts';
import { parsePostalCode, type PostalCode } from '../../domain/postal-code/postal-code.ts';
import { dealerBody } from './dealer-answer-body.ts';
import { NOT_A_CODE } from './dealer-routes.ts';
import { nearestCall } from './nearby-schemas.ts';
import { sendJson, sendProblem, sendUnavailable } from './problem.ts';

export const NEAREST_PATH = '/dealers/nearest';

interface NearestQuery {
  readonly zipcode: string;
  readonly limit: number;
  readonly filter?: string | ReadonlyArray<string>;
}

/** The nearest dealers outside an area, answered from this server's own records (contract, section 7). */
export const nearestRoute = (api: FastifyInstance, nearestDealers: NearestDealers): void => {
  api.get<{ Querystring: NearestQuery }>(NEAREST_PATH, { schema: nearestCall }, ({ query }, reply) =>
    pipe(
      parsePostalCode(query.zipcode),
      O.matchW(
        () => sendProblem(reply, 400, NOT_A_CODE),
        async (code) => {
          const filters = filtersNamed([query.filter ?? []].flat());
          const found = await nearestDealers.execute(code, filters, query.limit)();
          return pipe(
            found,
            E.match(sendUnavailable(reply), (dealers) => sendJson(reply, nearestBody(code, dealers))),
          );
        },
      ),
    ),
  );
};

const nearestBody = (code: PostalCode, dealers: ReadonlyArray<Dealer>): string =>
  `{"zipcode":${JSON.stringify(code)},"dealers":[${dealers.map(dealerBody).join(',')}]}`;
