import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance } from 'fastify';
import type { DealerDirectory } from '../../../application/ports/dealers/dealer-directory.ts';
import type { PlaceSuggestions } from '../../../application/ports/dealers/place-suggestions.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { filtersNamed } from '../../../domain/dealer/filters.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { dealerBody } from '../schemas/dealer-answer-body.ts';
import { sendNotACode } from '../code-problem.ts';
import { sendProviderFailure } from '../provider-problem.ts';
import { nearestCall } from '../schemas/nearby-schemas.ts';
import { sendJson } from '../problem.ts';

interface NearestQuery {
  readonly zipcode: string;
  readonly limit: number;
  readonly filter?: string | ReadonlyArray<string>;
}

/** Returns the nearest dealers outside an area, in our wire format (contract, section 7). */
export const nearestRoute = (
  api: FastifyInstance,
  directory: DealerDirectory,
  suggestions: PlaceSuggestions,
): void => {
  api.get<{ Querystring: NearestQuery }>('/dealers/nearest', { schema: nearestCall }, ({ query }, reply) =>
    pipe(
      parsePostalCode(query.zipcode),
      O.matchW(
        () => sendNotACode(reply, suggestions, query.zipcode),
        async (code) => {
          const filters = filtersNamed([query.filter ?? []].flat());
          const found = await directory.nearest(code, filters, query.limit)();
          return pipe(
            found,
            E.match(sendProviderFailure(reply), (dealers) => sendJson(reply, nearestBody(code, dealers))),
          );
        },
      ),
    ),
  );
};

const nearestBody = (code: PostalCode, dealers: ReadonlyArray<Dealer>): string =>
  `{"zipcode":${JSON.stringify(code)},"dealers":[${dealers.map(dealerBody).join(',')}]}`;
