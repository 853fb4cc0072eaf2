import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendJson, sendProblem } from './problem.ts';

/** How long a provider may take, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** The largest answer that is passed on. */
const MOST_CHARACTERS = 4_000_000;

/**
 * Passes calls below `/api` on to a real provider, so that the browser talks to its own origin alone (contract, section 3).
 * What the provider says of too many requests and of things not found is passed on; any other failure becomes
 * 424: the fault is not this server's. Addresses are not logged, since they hold where somebody lives.
 */
export const gatewayRoute = (
  api: FastifyInstance,
  path: string,
  schema: object,
  providerHost: string,
): void => {
  api.get(path, { schema }, async (request, reply) => {
    try {
      const response = await fetch(providerAddress(request, providerHost), {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      return await passOn(response, reply);
    } catch (fault) {
      request.log.warn(
        { fault: fault instanceof Error ? fault.name : 'unknown' },
        'The provider did not answer',
      );
      return sendProblem(reply, 424, 'The provider did not answer.');
    }
  });
};

const providerAddress = (request: FastifyRequest, providerHost: string): string => {
  const [path = '', query] = request.url.slice('/api'.length).split('?');
  return `${providerHost}${path}${query === undefined ? '' : `?${query}`}`;
};

const passOn = async (response: Response, reply: FastifyReply): Promise<FastifyReply> => {
  // A body that nobody reads holds its connection.
  if (!response.ok) await response.body?.cancel();
  if (response.status === 429) {
    const wait = response.headers.get('retry-after');
    return sendProblem(
      wait === null ? reply : reply.header('retry-after', wait),
      429,
      'The provider is busy.',
    );
  }
  if (response.status === 404) return sendProblem(reply, 404, 'The provider knows nothing of this.');
  if (!response.ok) return sendProblem(reply, 424, `The provider answered ${response.status}.`);
  const body = await response.text();
  if (body.length > MOST_CHARACTERS || !isJson(body))
    return sendProblem(reply, 424, 'The provider answered no JSON.');
  return sendJson(reply, body);
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
