import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import type { LookUpDealer } from '../../application/provider/look-up-dealer/look-up-dealer.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';
import { DealerAnswerBodies, dealerBody } from './dealer-answer-body.ts';
import { FinishedAnswers } from './finished-answers.ts';
import { lookUpCall, searchCall } from './json-schemas.ts';
import { encodingFor, type Encoding } from './prepared-page.ts';
import { sendJson, sendProblem, sendUnavailable } from './problem.ts';

/** The paths of the dealer search: two modes, each with its variant (specification, section 7). */
export const SEARCH_PATHS = [
  '/dealers/locate',
  '/dealers/locations',
  '/dealers/locate/trb-info',
  '/dealers/locations/trb-info',
] as const;

export const NOT_A_CODE = 'zipcode is not a US zip or a Canadian postal code';

interface SearchQuery {
  readonly zipcode: string;
  readonly mtaSessionId: string;
}

/**
 * `locate`, `locations` and their variants, answered from this server's own records (contract, section 3). `version` names what answers
 * depend on beside code and session: the records, and the day.
 */
export const dealerSearchRoutes = (
  api: FastifyInstance,
  locateDealers: LocateDealers,
  version: () => string,
): void => {
  const finished = new FinishedAnswers();
  const bodies = new DealerAnswerBodies();
  for (const path of SEARCH_PATHS) {
    api.get<{ Querystring: SearchQuery }>(path, { schema: searchCall, compress: false }, (request, reply) =>
      pipe(
        parsePostalCode(request.query.zipcode),
        O.matchW(
          () => sendProblem(reply, 400, NOT_A_CODE),
          async (code) => {
            const { mtaSessionId } = request.query;
            const encoding = encodingFor(request.headers['accept-encoding']);
            const records = version();
            const key = `${records} ${code} ${mtaSessionId}`;
            const present = finished.get(key, encoding);
            if (present !== undefined) return sendFinished(reply, encoding, present);
            const found = await locateDealers.execute(code, mtaSessionId)();
            if (E.isLeft(found)) return sendUnavailable(reply)(found.left);
            const bytes = await finished.finish(key, encoding, bodies.bodyOf(found.right, records));
            return sendFinished(reply, encoding, bytes);
          },
        ),
      ),
    );
  }
};

const sendFinished = (reply: FastifyReply, encoding: Encoding, bytes: Buffer): FastifyReply => {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(bytes);
};

export const dealerLookUpRoute = (api: FastifyInstance, lookUpDealer: LookUpDealer): void => {
  api.get<{ Querystring: { cid: number } }>(
    '/dealers/lookup',
    { schema: lookUpCall },
    async (request, reply) => {
      const found = await lookUpDealer.execute(request.query.cid)();
      return pipe(
        found,
        E.match(sendUnavailable(reply), (dealer): FastifyReply =>
          dealer === null
            ? sendProblem(reply, 404, 'No dealer has this company id')
            : sendJson(reply, dealerBody(dealer)),
        ),
      );
    },
  );
};
