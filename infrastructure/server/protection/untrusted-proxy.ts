import type { FastifyRequest } from 'fastify';

/**
 * Warns once when requests arrive through a proxy that isn't trusted. All visitors then share one rate limit. Visitors can send the header
 * themselves, so the warning may be a false alarm.
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
        'X-Forwarded-For is sent, but TRUST_PROXY is not set: visitors behind a proxy share one rate limit',
      );
    }
    next();
  };
};
