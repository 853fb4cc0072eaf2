import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseBoundedJson } from '../wire/bounded-json.ts';
import { boundedText } from '../wire/bounded-text.ts';
import { retryAfterMs, retryAfterSeconds } from '../wire/retry-after.ts';
import { sendJson, sendProblem } from './problem.ts';

/** How long a provider may take from the first word to the last, in milliseconds. */
const TIMEOUT_MS = 8_000;

/**
 * Passes calls for reviews and for call routing on to a real provider, so that the browser talks to its own origin alone
 * (contract, section 3).
 * What the provider says of too many requests and of things not found is passed on; any other failure becomes
 * 424: the fault is not this server's. Query parameters go as they came, the unknown ones too: the provider may know them.
 * Addresses are not logged, since they reveal where a visitor lives.
 */
export const gatewayRoute = (
  api: FastifyInstance,
  path: string,
  schema: object,
  providerHost: string,
  timeoutMs = TIMEOUT_MS,
): void => {
  api.get(path, { schema }, async (request, reply) => {
    try {
      const response = await fetch(providerAddress(request, providerHost), {
        headers: { accept: 'application/json' },
        // For headers and body together: a provider that sends a byte now and then is cut off too.
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return response.ok ? await passOn(response, reply) : await refuse(response, reply);
    } catch (fault) {
      request.log.warn({ fault: faultName(fault) }, 'The provider did not answer');
      return sendProblem(reply, 424, 'The provider did not answer.');
    }
  });
};

const providerAddress = (request: FastifyRequest, providerHost: string): string =>
  `${providerHost}${request.url.slice('/api'.length)}`;

/** What is no JSON, or too much or too deep, goes no further; a shape is judged by whoever reads it. */
const passOn = async (response: Response, reply: FastifyReply): Promise<FastifyReply> => {
  const body = await boundedText(response);
  parseBoundedJson(body);
  return sendJson(reply, body);
};

const refuse = async (response: Response, reply: FastifyReply): Promise<FastifyReply> => {
  // An unread body keeps its connection open.
  await response.body?.cancel();
  const { status } = response;
  if (status === 404) return sendProblem(reply, 404, 'The provider knows nothing of this.');
  reply.log.warn({ status }, 'The provider refused');
  if (status !== 429) return sendProblem(reply, 424, `The provider answered ${status}.`);
  return sendProblem(reply.header('retry-after', waitAskedFor(response)), 429, 'The provider is busy.');
};

/** A 429 always says how long to wait (contract, section 3). */
const waitAskedFor = (response: Response): number =>
  retryAfterSeconds(retryAfterMs(response.headers.get('retry-after'), Date.now()));

/** The kind of fault alone: its message may hold the address. */
const faultName = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : 'unknown';
