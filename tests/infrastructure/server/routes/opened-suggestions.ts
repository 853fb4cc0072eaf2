import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { answerWithProblem } from '../../../../infrastructure/server/problem.ts';
import { suggestionsRoute } from '../../../../infrastructure/server/routes/suggestions-route.ts';
import { FakeAddressSuggestions } from '../../../fakes/dealers/fake-address-suggestions.ts';

/** Only the suggestions route, on a fake; `lines` are the log lines. */
export const openSuggestions = async () => {
  const suggestions = new FakeAddressSuggestions();
  const lines: string[] = [];
  const server: FastifyInstance = Fastify({
    loggerInstance: pino({ level: 'error' }, { write: (line) => void lines.push(line) }) as FastifyBaseLogger,
  });
  await server.register(
    async (api) => {
      api.setErrorHandler(answerWithProblem);
      suggestionsRoute(api, suggestions);
    },
    { prefix: '/api' },
  );
  return { server, suggestions, lines };
};
