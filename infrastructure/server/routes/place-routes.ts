import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocateVisitor } from '../../../application/provider/locate-visitor/locate-visitor.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { locateVisitorCall } from '../schemas/nearby-schemas.ts';
import { sendJson, sendProblem } from '../problem.ts';

/** The postal code around a visitor's position (contract, section 7): posted, so that coordinates are in no address and no log. */
export const placeRoutes = (api: FastifyInstance, locateVisitor: LocateVisitor): void => {
  api.post<{ Body: Coordinates }>(
    '/places/locate',
    { schema: locateVisitorCall, preValidation: refuseWhatIsNoNumber },
    async ({ body: { lat, lon } }, reply): Promise<FastifyReply> =>
      pipe(
        locateVisitor.execute({ lat, lon }),
        O.match(
          () => sendProblem(reply, 404, 'No postal code of the United States or Canada is near'),
          (zip) => sendJson(reply, JSON.stringify({ zip })),
        ),
      ),
  );
};

/** The schema would take a number that is missing for 0, a place off the coast of Africa. */
const refuseWhatIsNoNumber = async ({ body }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const values = typeof body === 'object' && body !== null ? Object.values(body) : [];
  if (values.some((value) => typeof value !== 'number'))
    sendProblem(reply, 400, 'body/lat and body/lon must be numbers');
};
