import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance } from 'fastify';
import type { RequestLog } from '../../../application/ports/leads/request-log.ts';
import { requestHistory } from '../../wire/request-history.ts';
import { sendJson, sendProblem, sendUnavailable } from '../problem.ts';
import { hasBearer } from '../protection/bearer.ts';
import { historyCall } from '../schemas/lead-schemas.ts';

/** Returns a request's states to a CRM (contract, section 7: one request). Without its token, the address doesn't exist. */
export const requestHistoryRoute = (
  api: FastifyInstance,
  requestLog: Pick<RequestLog, 'byReference'>,
  token: string | null,
): void => {
  api.get<{ Params: { reference: string } }>(
    '/leads/:reference',
    { schema: historyCall },
    async (request, reply) => {
      if (token === null || !hasBearer(request, token))
        return sendProblem(reply, 404, 'There’s no such endpoint.');
      const found = await requestLog.byReference(request.params.reference.toUpperCase())();
      return pipe(
        found,
        E.match(sendUnavailable(reply), ([followed]) =>
          followed === undefined
            ? sendProblem(reply, 404, 'There’s no request with this reference.')
            : sendJson(reply, JSON.stringify(requestHistory(followed))),
        ),
      );
    },
  );
};
