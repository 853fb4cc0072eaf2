import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance } from 'fastify';
import type { CallRouting } from '../../../application/ports/dealers/call-routing.ts';
import { sendJson } from '../problem.ts';
import { visitorNetwork } from '../protection/networks.ts';
import { sendFailureOrNotFound } from '../provider-problem.ts';
import { callRoutingCall } from '../schemas/json-schemas.ts';

interface CallRoutingQuery {
  readonly pool: string;
  readonly routingGroup: string;
  readonly mtaSessionId: string;
}

/** Returns a phone number for a visitor's calls (contract, section 3). */
export const callRoutingRoute = (api: FastifyInstance, callRouting: CallRouting): void => {
  api.get<{ Querystring: CallRoutingQuery }>(
    '/call-routing/run',
    { schema: callRoutingCall },
    async ({ query: { pool, routingGroup, mtaSessionId }, ip }, reply) => {
      const routed = await callRouting.run(pool, routingGroup, mtaSessionId, visitorNetwork(ip))();
      return pipe(
        routed,
        E.match(sendFailureOrNotFound(reply, 'There’s no pool with this name.'), (dnis) =>
          sendJson(reply, JSON.stringify({ dnis })),
        ),
      );
    },
  );
};
