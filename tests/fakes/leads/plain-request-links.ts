import type { RequestLinks } from '../../../application/ports/leads/request-links.ts';
import { REQUEST_TOKEN, requestPath } from '../../../application/visitor/follow-request/request-path.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';

/** Links whose token is the role and the request's id. */
export const plainRequestLinks: RequestLinks = {
  addressFor: (requestId, role, language) =>
    `https://www.example.com${requestPath(referenceOf(requestId), language)}?${REQUEST_TOKEN}=${role}.${requestId}`,
  roleOf: (requestId, token) =>
    (['visitor', 'dealer'] as const).find((role) => token === `${role}.${requestId}`) ?? null,
};
