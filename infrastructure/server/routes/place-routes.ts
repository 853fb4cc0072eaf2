import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlaceOfCode } from '../../../application/ports/dealers/place-of-code.ts';
import type { PlaceSuggestions } from '../../../application/ports/dealers/place-suggestions.ts';
import type { LocateVisitor } from '../../../application/provider/locate-visitor/locate-visitor.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { areaCall, locateVisitorCall, placeSuggestionsCall } from '../schemas/nearby-schemas.ts';
import { sendJson, sendProblem } from '../problem.ts';
import { sendNotACode } from '../code-problem.ts';

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
export const areaRoute = (
  api: FastifyInstance,
  placeOfCode: PlaceOfCode,
  suggestions: PlaceSuggestions,
): void => {
  api.get<{ Querystring: { zipcode: string } }>(
    '/places/area',
    { schema: areaCall },
    async ({ query }, reply): Promise<FastifyReply> => {
      const code = parsePostalCode(query.zipcode);
      if (O.isNone(code)) return sendNotACode(reply, suggestions, query.zipcode);
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

/** Suggests places for a text that finds no dealers (contract, section 7: did you mean). */
export const placeSuggestionsRoute = (api: FastifyInstance, suggestions: PlaceSuggestions): void => {
  api.get<{ Querystring: { typed: string; near: string } }>(
    '/places/suggestions',
    { schema: placeSuggestionsCall },
    async ({ query: { typed, near } }, reply): Promise<FastifyReply> =>
      pipe(
        await suggestions.for(typed, O.toNullable(parsePostalCode(near)))(),
        E.match(
          () => sendProblem(reply.header('retry-after', '5'), 503, 'Place lookup isn’t available right now.'),
          (suggested) => sendJson(reply, JSON.stringify(suggested)),
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
