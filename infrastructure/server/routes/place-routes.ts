import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlaceOfCode } from '../../../application/ports/dealers/place-of-code.ts';
import type { TownsNamed } from '../../../application/ports/dealers/towns-named.ts';
import type { LocateVisitor } from '../../../application/provider/locate-visitor/locate-visitor.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { areaCall, locateVisitorCall, townsCall } from '../schemas/nearby-schemas.ts';
import { sendJson, sendProblem } from '../problem.ts';
import { NOT_A_CODE } from './dealer-routes.ts';

/** Returns the postal code at a visitor's position (contract, section 7). A POST keeps the coordinates out of URLs and logs. */
export const placeRoutes = (api: FastifyInstance, locateVisitor: LocateVisitor): void => {
  api.post<{ Body: Coordinates }>(
    '/places/locate',
    { schema: locateVisitorCall, preValidation: refuseWhatIsNoNumber },
    async ({ body: { lat, lon } }, reply): Promise<FastifyReply> =>
      pipe(
        locateVisitor.execute({ lat, lon }),
        O.match(
          () => sendProblem(reply, 404, 'There’s no US or Canadian postal code near this position.'),
          (zip) => sendJson(reply, JSON.stringify({ zip })),
        ),
      ),
  );
};

/** Returns the place of a postal code: town, state and the center of its area. */
export const areaRoute = (api: FastifyInstance, placeOfCode: PlaceOfCode): void => {
  api.get<{ Querystring: { zipcode: string } }>(
    '/places/area',
    { schema: areaCall },
    async ({ query }, reply): Promise<FastifyReply> => {
      const code = parsePostalCode(query.zipcode);
      if (O.isNone(code)) return sendProblem(reply, 400, NOT_A_CODE);
      return pipe(
        await placeOfCode.of(code.value)(),
        E.match(
          ({ reason }) =>
            reason === 'not listed'
              ? sendProblem(reply, 404, 'There’s no such postal code.')
              : sendProblem(
                  reply.header('retry-after', '5'),
                  503,
                  'Postal code lookup isn’t available right now.',
                ),
          (place) => sendJson(reply, JSON.stringify(place)),
        ),
      );
    },
  );
};

/** Returns the towns with a name that a visitor typed instead of a postal code. */
export const townsRoute = (api: FastifyInstance, townsNamed: TownsNamed): void => {
  api.get<{ Querystring: { name: string } }>(
    '/places/towns',
    { schema: townsCall },
    async ({ query }, reply): Promise<FastifyReply> =>
      pipe(
        await townsNamed.by(query.name)(),
        E.match(
          () => sendProblem(reply.header('retry-after', '5'), 503, 'Town lookup isn’t available right now.'),
          (towns) => sendJson(reply, JSON.stringify({ towns })),
        ),
      ),
  );
};

/** The schema would coerce a missing number to 0, a position off the coast of Africa. */
const refuseWhatIsNoNumber = async ({ body }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const values = typeof body === 'object' && body !== null ? Object.values(body) : [];
  if (values.some((value) => typeof value !== 'number'))
    sendProblem(reply, 400, 'body/lat and body/lon must be numbers.');
};
