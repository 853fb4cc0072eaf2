import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DealerDirectory } from '../../../application/ports/dealers/dealer-directory.ts';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import { parseCompanyId } from '../../../domain/dealer/company-id.ts';
import type { PlaceSuggestions } from '../../../application/ports/dealers/place-suggestions.ts';
import type { NamedTown } from '../../../application/ports/dealers/postal-places.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { answerBody, DealerAnswerBodies, dealerBody } from '../schemas/dealer-answer-body.ts';
import { placesMeant, sendNotACode } from '../code-problem.ts';
import { sendProviderFailure } from '../provider-problem.ts';
import { EncodedResponses } from '../../pages/encoded-responses.ts';
import { lookUpCall, searchCall } from '../schemas/json-schemas.ts';
import { encodingFor, type Encoding } from '../../pages/prepared-page.ts';
import { sendJson, sendProblem } from '../problem.ts';

/** The paths of the dealer search: two modes, each with a variant (specification, section 7). */
const SEARCH_PATHS = [
  '/dealers/locate',
  '/dealers/locations',
  '/dealers/locate/trb-info',
  '/dealers/locations/trb-info',
] as const;

interface SearchQuery {
  readonly zipcode: string;
  readonly url: string;
  readonly mtaAnonymousId: string;
  readonly mtaSessionId: string;
}

type SearchRequest = FastifyRequest<{ Querystring: SearchQuery }>;
/** The places that a search without dealers may have meant. */
type Suggesting = (code: PostalCode, answer: DealerAnswer) => Promise<ReadonlyArray<NamedTown>>;
type AnswerSearch = (code: PostalCode, request: SearchRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves `locate`, `locations` and their variants from the directory, in our wire format (contract, section 3). `version` is the cache key
 * of the records and the day. Null means a real provider: responses aren't cached, and the visitor's context is passed on. An answer
 * without dealers, and the problem of a text that is no code, have suggestions (contract, section 7: did you mean).
 */
export const dealerSearchRoutes = (
  api: FastifyInstance,
  directory: DealerDirectory,
  suggestions: PlaceSuggestions,
  version: (() => string) | null,
): void => {
  const suggesting = async (
    code: PostalCode,
    { dealers }: DealerAnswer,
  ): Promise<ReadonlyArray<NamedTown>> => (dealers.length > 0 ? [] : placesMeant(suggestions, code));
  const answerSearch =
    version === null ? fromProvider(directory, suggesting) : fromRecords(directory, suggesting, version);
  // Cached answers are stored compressed.
  const options = { schema: searchCall, ...(version !== null && { compress: false as const }) };
  for (const path of SEARCH_PATHS) {
    api.get<{ Querystring: SearchQuery }>(path, options, (request, reply) =>
      pipe(
        parsePostalCode(request.query.zipcode),
        O.matchW(
          () => sendNotACode(reply, suggestions, request.query.zipcode),
          (code) => answerSearch(code, request, reply),
        ),
      ),
    );
  }
};

const fromProvider =
  (directory: DealerDirectory, suggesting: Suggesting): AnswerSearch =>
  async (code, { query: { url, mtaAnonymousId, mtaSessionId } }, reply) => {
    const context = { page: url, anonymousId: mtaAnonymousId, sessionId: mtaSessionId };
    const found = await directory.search(code, context)();
    if (E.isLeft(found)) return sendProviderFailure(reply)(found.left);
    return sendJson(reply, answerBody(found.right, await suggesting(code, found.right)));
  };

const fromRecords = (
  directory: DealerDirectory,
  suggesting: Suggesting,
  version: () => string,
): AnswerSearch => {
  const responses = new EncodedResponses();
  const bodies = new DealerAnswerBodies();
  return async (code, request, reply) => {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const records = version();
    const key = `${records} ${code}`;
    const present = responses.get(key, encoding);
    if (present !== undefined) return sendFinished(reply, encoding, present);
    const found = await directory.search(code)();
    if (E.isLeft(found)) return sendProviderFailure(reply)(found.left);
    const places = await suggesting(code, found.right);
    const bytes = await responses.encode(key, encoding, bodies.bodyOf(found.right, records, places));
    return sendFinished(reply, encoding, bytes);
  };
};

const sendFinished = (reply: FastifyReply, encoding: Encoding, bytes: Buffer): FastifyReply => {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(bytes);
};

/** Returns one dealer by company id, in our wire format (contract, section 3). */
export const dealerLookUpRoute = (api: FastifyInstance, dealerLookUp: DealerLookUp): void => {
  api.get<{ Querystring: { cid: number } }>('/dealers/lookup', { schema: lookUpCall }, ({ query }, reply) => {
    const notFound = () => sendProblem(reply, 404, 'There’s no dealer with this company ID.');
    return pipe(
      parseCompanyId(query.cid),
      O.matchW(notFound, async (companyId) => {
        const found = await dealerLookUp.byCompanyId(companyId)();
        return pipe(
          found,
          E.match(
            sendProviderFailure(reply),
            O.match(notFound, (dealer) => sendJson(reply, dealerBody(dealer))),
          ),
        );
      }),
    );
  });
};
