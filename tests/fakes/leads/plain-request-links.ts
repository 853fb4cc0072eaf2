import type { RequestLinks } from '../../../application/ports/leads/request-links.ts';
import { openedRequestPath } from '../../../application/visitor/follow-request/request-path.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';

/** Links whose token is the role and the request's id. */
export const plainRequestLinks: RequestLinks = {
  tokenFor: (requestId, role) => `${role}.${requestId}`,
  addressFor: (requestId, role, language) =>
    `https://www.example.com${openedRequestPath(referenceOf(requestId), language, `${role}.${requestId}`)}`,
  roleOf: (requestId, token) =>
    (['visitor', 'dealer'] as const).find((role) => token === `${role}.${requestId}`) ?? null,
};
