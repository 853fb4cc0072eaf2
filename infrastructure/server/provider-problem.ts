import type { FastifyReply } from 'fastify';
import type { NotFound, ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import { INVALID_PROVIDER_RESPONSE } from '../wire/problem-types.ts';
import { retryAfterSeconds } from '../wire/retry-after.ts';
import { sendProblem, sendUnavailable } from './problem.ts';

/**
 * Answers with the failure of a provider. A failure of our own records is 503. A real provider's rate limit is 429; its other failures are
 * 424, and an invalid response has its own problem type (docs/decisions/0002). Failures hold nothing personal, so they are logged
 * unchanged.
 */
export const sendProviderFailure =
  (reply: FastifyReply) =>
  (failure: ProviderFailure): FastifyReply => {
    switch (failure._tag) {
      case 'RecordsUnavailable':
        return sendUnavailable(reply)(failure);
      case 'TooManyRequests':
        reply.log.warn('The provider is busy');
        return sendProblem(
          reply.header('retry-after', retryAfterSeconds(failure.retryAfterMs)),
          429,
          'The provider is busy. Please try again later.',
        );
      case 'ProviderUnavailable':
        reply.log.warn({ fault: failure.reason }, 'The provider did not respond');
        return sendProblem(reply, 424, 'The provider didn’t respond.');
      case 'InvalidResponse':
        reply.log.warn({ fault: failure.fault }, 'The provider’s response is malformed');
        return sendProblem(reply, 424, failure.fault, { type: INVALID_PROVIDER_RESPONSE });
    }
  };

/** Like `sendProviderFailure`, and answers 404 with `detail` when the provider doesn't know the item. */
export const sendFailureOrNotFound =
  (reply: FastifyReply, detail: string) =>
  (failure: ProviderFailure | NotFound): FastifyReply =>
    failure._tag === 'NotFound' ? sendProblem(reply, 404, detail) : sendProviderFailure(reply)(failure);
