import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ExplainDealer } from '../../../application/provider/explain-dealer/explain-dealer.ts';
import type { PlaceSuggestions } from '../../../application/ports/dealers/place-suggestions.ts';
import { parseCompanyId } from '../../../domain/dealer/company-id.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { sendNotACode } from '../code-problem.ts';
import { sendProviderFailure } from '../provider-problem.ts';
import { explainCall } from '../schemas/nearby-schemas.ts';
import { sendJson, sendProblem } from '../problem.ts';

interface ExplainQuery {
  readonly zipcode: string;
  readonly cid: number;
}

const NOT_NAMED = 'A search for this postal code doesn’t return this dealer.';

/** Explains a dealer's rank to the operator (setting `EXPLAIN_DEALERS`). Answers 404 when the search doesn't return the dealer. */
export const explainDealerRoute = (
  api: FastifyInstance,
  explainDealer: ExplainDealer,
  suggestions: PlaceSuggestions,
): void => {
  api.get<{ Querystring: ExplainQuery }>('/dealers/explain', { schema: explainCall }, ({ query }, reply) =>
    pipe(
      parsePostalCode(query.zipcode),
      O.matchW(
        () => sendNotACode(reply, suggestions, query.zipcode),
        async (code) => {
          const companyId = parseCompanyId(query.cid);
          if (O.isNone(companyId)) return sendProblem(reply, 404, NOT_NAMED);
          const explained = await explainDealer.execute(code, companyId.value)();
          return pipe(
            explained,
            E.match(sendProviderFailure(reply), (explanation): FastifyReply =>
              explanation === null
                ? sendProblem(reply, 404, NOT_NAMED)
                : sendJson(reply, JSON.stringify(explanation)),
            ),
          );
        },
      ),
    ),
  );
};
