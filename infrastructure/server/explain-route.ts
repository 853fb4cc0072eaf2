import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ExplainDealer } from '../../application/provider/explain-dealer/explain-dealer.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';
import { NOT_A_CODE } from './dealer-routes.ts';
import { explainCall } from './nearby-schemas.ts';
import { sendJson, sendProblem, sendUnavailable } from './problem.ts';

interface ExplainQuery {
  readonly zipcode: string;
  readonly cid: number;
  readonly mtaSessionId: string;
}

/** Why a dealer stands where it does, for the operator (setting `EXPLAIN_DEALERS`); 404 for one whom a search does not name. */
export const explainDealerRoute = (api: FastifyInstance, explainDealer: ExplainDealer): void => {
  api.get<{ Querystring: ExplainQuery }>('/dealers/explain', { schema: explainCall }, ({ query }, reply) =>
    pipe(
      parsePostalCode(query.zipcode),
      O.matchW(
        () => sendProblem(reply, 400, NOT_A_CODE),
        async (code) => {
          const explained = await explainDealer.execute(code, query.cid, query.mtaSessionId)();
          return pipe(
            explained,
            E.match(sendUnavailable(reply), (explanation): FastifyReply =>
              explanation === null
                ? sendProblem(reply, 404, 'The answer to a search of this code does not name this dealer')
                : sendJson(reply, JSON.stringify(explanation)),
            ),
          );
        },
      ),
    ),
  );
};
