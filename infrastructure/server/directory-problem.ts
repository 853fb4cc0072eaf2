import type { FastifyReply } from 'fastify';
import type { DirectoryFailure } from '../../application/ports/dealers/dealer-directory.ts';
import { INVALID_PROVIDER_RESPONSE } from '../wire/problem-types.ts';
import { retryAfterSeconds } from '../wire/retry-after.ts';
import { sendProblem, sendUnavailable } from './problem.ts';

/**
 * Answers with what kept dealers from being found. A failure of our own records is 503. Of a real provider, too many requests
 * are 429; every other failure is 424, since the fault is not this server's, and a malformed answer has a problem type of its own
 * (docs/decisions/0002). Failures hold nothing personal, so they are logged as they are.
 */
export const sendDirectoryFailure =
  (reply: FastifyReply) =>
  (failure: DirectoryFailure): FastifyReply => {
    switch (failure._tag) {
      case 'RecordsUnavailable':
        return sendUnavailable(reply)(failure);
      case 'TooManyRequests':
        reply.log.warn('The provider is busy');
        return sendProblem(
          reply.header('retry-after', retryAfterSeconds(failure.retryAfterMs)),
          429,
          'The provider is busy.',
        );
      case 'DirectoryUnavailable':
        reply.log.warn({ fault: failure.reason }, 'The provider did not answer');
        return sendProblem(reply, 424, 'The provider did not answer.');
      case 'InvalidResponse':
        reply.log.warn({ fault: failure.fault }, 'The answer of the provider is malformed');
        return sendProblem(reply, 424, failure.fault, { type: INVALID_PROVIDER_RESPONSE });
    }
  };
