import { createHmac } from 'node:crypto';
import * as E from 'fp-ts/Either';
import type { Clock } from '../../application/ports/clock.ts';
import type { Delivery } from '../../application/ports/leads/delivery-queue.ts';
import type { LeadCourier, NotDelivered } from '../../application/ports/leads/lead-courier.ts';
import { faultCode } from './fault-code.ts';
import { encodeLead } from './lead-wire.ts';
import { statusFailure } from './status-failure.ts';

export interface WebhookSettings {
  readonly address: string;
  /** The key that signs requests. Null means unsigned requests. */
  readonly secret: string | null;
  readonly timeoutMs: number;
}

/**
 * Posts leads to a CRM (contract, section 2: `LEAD_WEBHOOK_URL`). A 2xx status means the CRM has the lead. The CRM can detect duplicates by
 * `Idempotency-Key` and forgeries by `X-Signature`: the HMAC-SHA256 of `X-Timestamp`, a dot, and the body.
 */
export class WebhookCourier implements LeadCourier {
  constructor(
    private readonly settings: WebhookSettings,
    private readonly clock: Clock,
  ) {}

  readonly deliver = (delivery: Delivery) => async (): Promise<E.Either<NotDelivered, void>> => {
    const { address, timeoutMs } = this.settings;
    const body = encodeLead(delivery.lead, delivery.event);
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': delivery.id,
          'x-delivery-id': delivery.id,
          ...this.signatureOf(body),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
      });
      // Cancels the unread body, which would keep the connection open.
      void response.body?.cancel().catch(() => undefined);
      return response.ok ? E.right(undefined) : E.left(statusFailure(response, this.clock.now()));
    } catch (failure) {
      return E.left({ _tag: 'Unreachable', fault: faultCode(failure) });
    }
  };

  private signatureOf(body: string): Readonly<Record<string, string>> {
    const { secret } = this.settings;
    const timestamp = String(Math.floor(this.clock.now() / 1000));
    if (secret === null) return { 'x-timestamp': timestamp };
    const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    return { 'x-timestamp': timestamp, 'x-signature': `sha256=${hash}` };
  }
}
