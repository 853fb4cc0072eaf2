import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AddressSuggestions } from '../../../application/ports/dealers/address-suggestions.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { suggestionsCall } from '../schemas/nearby-schemas.ts';
import { sendJson, sendProblem } from '../problem.ts';

interface SuggestionsQuery {
  readonly input: string;
  readonly near: string;
}

/** Suggests addresses (contract, section 3). Responses aren't cached, and the log never contains the query. */
export const suggestionsRoute = (api: FastifyInstance, suggestions: AddressSuggestions): void => {
  api.get<{ Querystring: SuggestionsQuery }>(
    '/places/autocomplete',
    { schema: suggestionsCall },
    async ({ query: { input, near } }, reply) => {
      const found = await suggestions.for(input, O.toNullable(parsePostalCode(near)))();
      return pipe(
        found,
        E.match(
          ({ reason }): FastifyReply => {
            reply.log.error({ fault: reason }, 'No addresses can be suggested');
            return sendProblem(
              reply.header('retry-after', '5'),
              503,
              'Address suggestions aren’t available right now.',
            );
          },
          (addresses) => sendJson(reply, JSON.stringify({ suggestions: addresses })),
        ),
      );
    },
  );
};
