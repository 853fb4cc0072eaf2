import type { FastifyRequest } from 'fastify';

/**
 * Warns, once, when a proxy that no setting trusts forwards requests: all visitors then count as one, and share one rate
 * limit. A visitor can send the header too, so the warning may be unfounded.
 */
export const warnOfUntrustedProxy = (): ((
  request: FastifyRequest,
  reply: unknown,
  next: () => void,
) => void) => {
  let isWarned = false;
  return ({ headers, log }, _reply, next) => {
    if (!isWarned && headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn(
        'X-Forwarded-For came, but TRUST_PROXY is not set: visitors behind a proxy share one rate limit',
      );
    }
    next();
  };
};
