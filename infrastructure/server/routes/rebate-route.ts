import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../../application/ports/content/rebate-directory.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { rebatesOn } from '../../../domain/rebate/area-rebates.ts';
import { choiceIn } from '../../../domain/rebate/utilities.ts';
import { fromRebates } from '../../wire/rebate-wire.ts';
import { sendJson, sendProblem, sendUnavailable } from '../problem.ts';
import { rebatesCall } from '../schemas/rebate-schema.ts';

/**
 * The rebates of an area in our one wire format (contract, section 3), whoever provides them. A failure of our own records is 503,
 * of a real provider 424: then the fault is not this server's.
 */
export const rebateRoute = (
  api: FastifyInstance,
  { rebateDirectory, today }: { readonly rebateDirectory: RebateDirectory; readonly today: () => string },
  isOurs: boolean,
): void => {
  api.get<{ Querystring: { zip: string } & Readonly<Record<string, string | undefined>> }>(
    '/rebates/productRebateDetails.json',
    { schema: rebatesCall },
    ({ query }, reply) =>
      pipe(
        parsePostalCode(query.zip),
        O.matchW(
          () => sendProblem(reply, 400, 'zip must be a US zip or Canadian postal code.'),
          async (code) =>
            pipe(
              await rebateDirectory.rebatesAt(code, choiceIn({ get: (name) => query[name] ?? null }))(),
              E.match(sendFailure(reply, isOurs), (rebates) =>
                sendJson(reply, JSON.stringify(fromRebates(rebatesOn(rebates, today())))),
              ),
            ),
        ),
      ),
  );
};

const sendFailure =
  (reply: FastifyReply, isOurs: boolean) =>
  ({ reason }: RebatesUnavailable): FastifyReply => {
    if (isOurs) return sendUnavailable(reply)({ _tag: 'RecordsUnavailable', fault: reason });
    reply.log.warn({ fault: reason }, 'The provider of rebates did not answer');
    return sendProblem(reply, 424, 'The provider didn’t respond.');
  };
