import type { FastifyRequest } from 'fastify';

/**
 * Warns, once, when somebody forwards requests whom no setting trusts: all visitors then count as one, and share one rate
 * limit. A visitor can send the header too, so that the warning may be about nobody.
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
