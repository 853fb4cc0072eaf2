import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../../application/ports/content/rebate-directory.ts';
import type { PlaceSuggestions } from '../../../application/ports/dealers/place-suggestions.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { rebatesOn } from '../../../domain/rebate/area-rebates.ts';
import { REBATE_LANGUAGES, type RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import { choiceIn, type UtilityChoice } from '../../../domain/rebate/utilities.ts';
import { decodeHouseholdQuestion } from '../../wire/household-wire.ts';
import { fromRebates } from '../../wire/rebate-wire.ts';
import { sendNotACode } from '../code-problem.ts';
import { sendJson, sendProblem, sendUnavailable } from '../problem.ts';
import { householdRebatesCall, rebatesCall } from '../schemas/rebate-schema.ts';

/**
 * Returns the rebates of an area in our wire format (contract, section 3). A failure of our own records is 503, a real provider's failure
 * 424. A household's rebates use POST, which keeps its income out of URLs and logs.
 */
export const rebateRoute = (
  api: FastifyInstance,
  {
    rebateDirectory,
    placeSuggestions,
    today,
  }: {
    readonly rebateDirectory: RebateDirectory;
    readonly placeSuggestions: PlaceSuggestions;
    readonly today: () => string;
  },
  isOurs: boolean,
): void => {
  const answer = (
    reply: FastifyReply,
    zip: string,
    choice: UtilityChoice,
    wishes: RebateWishes,
  ): FastifyReply | Promise<FastifyReply> =>
    pipe(
      parsePostalCode(zip),
      O.matchW(
        () => sendNotACode(reply, placeSuggestions, zip, 'zip'),
        async (code) =>
          pipe(
            await rebateDirectory.rebatesAt(code, choice, wishes)(),
            E.match(sendFailure(reply, isOurs), (rebates) =>
              sendJson(reply, JSON.stringify(fromRebates(rebatesOn(rebates, today())))),
            ),
          ),
      ),
    );

  api.get<{ Querystring: { zip: string } & Readonly<Record<string, string | undefined>> }>(
    '/rebates/productRebateDetails.json',
    { schema: rebatesCall },
    ({ query }, reply) => {
      const language = REBATE_LANGUAGES.find((one) => one === query['language']) ?? 'en';
      const choice = choiceIn({ get: (name) => query[name] ?? null });
      return answer(reply, query.zip, choice, { language, household: null });
    },
  );

  api.post<{ Body: unknown }>(
    '/rebates/productRebateDetails.json',
    { schema: householdRebatesCall },
    ({ body }, reply) =>
      pipe(
        decodeHouseholdQuestion(body),
        E.matchW(
          (fault) => sendProblem(reply, 400, fault),
          ({ zip, choice, ...wishes }) => answer(reply, zip, choice, wishes),
        ),
      ),
  );
};

const sendFailure =
  (reply: FastifyReply, isOurs: boolean) =>
  ({ reason }: RebatesUnavailable): FastifyReply => {
    if (isOurs) return sendUnavailable(reply)({ _tag: 'RecordsUnavailable', fault: reason });
    reply.log.warn({ fault: reason }, 'The rebate provider did not respond');
    return sendProblem(reply, 424, 'The provider didn’t respond.');
  };
