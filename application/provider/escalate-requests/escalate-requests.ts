import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { calendarOf } from '../../../domain/dealer/dealer-calendar.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { ESCALATED_FOR_MS, isOverdue } from '../../../domain/lead/request/escalation.ts';
import type { FollowedRequest } from '../../../domain/lead/request/request-state.ts';
import { BRAND_TIME_ZONE } from '../../../domain/brand/central-time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { RequestLog } from '../../ports/leads/request-log.ts';
import type { FindRecipient } from '../deliver-leads/find-recipient.ts';

export interface EscalateRequestsPorts {
  readonly log: RequestLog;
  readonly recipients: Pick<FindRecipient, 'dealerOf' | 'mailboxOf' | 'timeZoneOf'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: Pick<Logger, 'error'>;
}

export interface EscalateRequestsOptions {
  /** Working hours in which a dealer answers. 0: nothing is escalated. */
  readonly hours: number;
  /** Whether the site has a mailbox that hears of it. */
  readonly hasLeadMailbox: boolean;
  /** Called for each escalated request, so that its delivery can start at once. */
  readonly onEvent: () => void;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Escalates requests that their dealer hasn't answered in the promised time (contract, section 7: one request): the site's mailbox gets a
 * mail, and the visitor's page offers the next dealer. Each is escalated once, by whichever process comes first. A dealer without a mailbox
 * has no link to answer with, so nothing is expected of it.
 */
export class EscalateRequests {
  constructor(
    private readonly ports: EscalateRequestsPorts,
    private readonly options: EscalateRequestsOptions,
  ) {}

  /** Never rejects; failures are logged and tried again in the next round. */
  readonly execute = async (): Promise<void> => {
    const { hours } = this.options;
    if (hours === 0) return;
    const { log, clock, logger } = this.ports;
    const now = clock.now();
    let after = { acceptedAt: now - ESCALATED_FOR_MS, id: '' };
    for (;;) {
      const found = await log.unanswered(after, now - hours * HOUR_MS)();
      if (E.isLeft(found)) return logger.error(`Unanswered requests cannot be read: ${found.left.fault}`);
      for (const followed of found.right) await this.escalate(followed, now);
      const last = found.right.at(-1)?.request;
      if (last === undefined) return;
      after = last;
    }
  };

  private async escalate(followed: FollowedRequest, now: number): Promise<void> {
    const { log, recipients, logger } = this.ports;
    const { hours, hasLeadMailbox, onEvent } = this.options;
    const { request, sentAt, events } = followed;
    const looked = await recipients.dealerOf(request)();
    const dealer = E.isRight(looked) ? O.toNullable(looked.right) : null;
    if (dealer === null || sentAt === null || O.isNone(recipients.mailboxOf(dealer))) return;
    const calendar = calendarOf(dealer, sentAt, Math.ceil((now - sentAt) / DAY_MS) + 1);
    const timeZone = O.getOrElse(() => BRAND_TIME_ZONE)(recipients.timeZoneOf(request));
    if (!isOverdue(calendar, { sentAt, now, hours }, timeZone)) return;
    const channels: ReadonlyArray<DeliveryChannel> = hasLeadMailbox ? ['dealer-mail'] : [];
    const added = await log.add(request.id, { kind: 'escalated', at: now }, events.length, channels)();
    if (E.isLeft(added)) logger.error(`A request cannot be escalated: ${added.left.fault}`);
    else if (added.right) onEvent();
  }
}
