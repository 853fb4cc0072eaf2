import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RouteCall } from '../../../application/provider/route-call/route-call.ts';
import { callRoutingCall } from '../schemas/json-schemas.ts';
import { sendJson, sendProblem, sendUnavailable } from '../problem.ts';

export const CALL_ROUTING_PATH = '/call-routing/run';

interface CallRoutingQuery {
  readonly pool: string;
  readonly routingGroup: string;
  readonly mtaSessionId: string;
}

/** A number for a visitor's calls, out of this server's own pools (contract, section 3). */
export const callRoutingRoute = (api: FastifyInstance, routeCall: RouteCall): void => {
  api.get<{ Querystring: CallRoutingQuery }>(
    CALL_ROUTING_PATH,
    { schema: callRoutingCall },
    async ({ query }, reply) => {
      const routed = await routeCall.execute(query.pool, query.routingGroup, query.mtaSessionId)();
      return pipe(
        routed,
        E.match(sendUnavailable(reply), (dnis): FastifyReply =>
          O.isNone(dnis)
            ? sendProblem(reply, 404, 'No pool has this name')
            : sendJson(reply, JSON.stringify({ dnis: dnis.value })),
        ),
      );
    },
  );
};
