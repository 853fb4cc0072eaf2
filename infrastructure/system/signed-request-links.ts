import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestLinks } from '../../application/ports/leads/request-links.ts';
import { openedRequestPath } from '../../application/visitor/follow-request/request-path.ts';
import type { FormLanguage } from '../../domain/lead/form.ts';
import { referenceOf } from '../../domain/lead/reference.ts';
import type { RequestRole } from '../../domain/lead/request/request-event.ts';

const ROLES = ['visitor', 'dealer'] as const satisfies ReadonlyArray<RequestRole>;

/** 128 bits can't be guessed. */
const TOKEN_BYTES = 16;
/** In characters of base64url, six bits each. */
const TOKEN_LENGTH = Math.ceil((TOKEN_BYTES * 8) / 6);

/** Links whose token is an HMAC-SHA256 of the request's id and the reader's role. */
export class SignedRequestLinks implements RequestLinks {
  constructor(
    private readonly secret: string,
    private readonly siteUrl: string,
  ) {}

  addressFor(requestId: string, role: RequestRole, language: FormLanguage): string {
    const token = this.tokenFor(requestId, role);
    return `${this.siteUrl}${openedRequestPath(referenceOf(requestId), language, token)}`;
  }

  tokenFor(requestId: string, role: RequestRole): string {
    return this.token(requestId, role).toString('base64url');
  }

  readonly roleOf = (requestId: string, token: string): RequestRole | null => {
    const sent = Buffer.alloc(TOKEN_BYTES);
    const isWhole =
      Buffer.from(token, 'base64url').copy(sent) === TOKEN_BYTES && token.length === TOKEN_LENGTH;
    const [role] = ROLES.filter((each) => timingSafeEqual(this.token(requestId, each), sent) && isWhole);
    return role ?? null;
  };

  private token(requestId: string, role: RequestRole): Buffer {
    return createHmac('sha256', this.secret)
      .update(`request:${role}:${requestId}`)
      .digest()
      .subarray(0, TOKEN_BYTES);
  }
}
