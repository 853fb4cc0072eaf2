import * as E from 'fp-ts/Either';
import {
  allowedTries,
  breakerAfter,
  CLOSED_BREAKER,
  type ChannelSign,
} from '../../../domain/lead/delivery-breaker.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NotDelivered } from '../../ports/lead-courier.ts';
import type { Logger } from '../../ports/logger.ts';

/** Pauses one channel while nobody can be reached by it, so that no tries are wasted (`domain/lead/delivery-breaker.ts`). */
export class ChannelBreaker {
  private breaker = CLOSED_BREAKER;
  private isReported = false;

  constructor(
    private readonly channel: DeliveryChannel,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** How many of at most `max` deliveries may be tried now. */
  allowedTries(max: number): number {
    return allowedTries(this.breaker, this.clock.now(), max);
  }

  /** Learns from a try that has just ended, and logs when the channel becomes unreachable and when it no longer is. */
  learn(outcome: E.Either<NotDelivered, void>): void {
    const sign = signOf(outcome);
    if (sign === null) return;
    this.breaker = breakerAfter(this.breaker, sign, this.clock.now());
    if (sign.kind !== 'unreachable' && this.isReported) {
      this.isReported = false;
      this.log.warning(`Deliveries by ${this.channel} work again`);
    } else if (E.isLeft(outcome) && sign.kind === 'unreachable' && this.breaker.pausedUntil !== null) {
      if (!this.isReported)
        this.log.error(
          `Deliveries by ${this.channel} are paused (${outcome.left.fault}): one is tried now and then`,
        );
      this.isReported = true;
    }
  }
}

/** What a try says about its channel; null: nothing, it asked nobody. */
const signOf = (outcome: E.Either<NotDelivered, void>): ChannelSign | null => {
  if (E.isRight(outcome)) return { kind: 'answered' };
  const failure = outcome.left;
  switch (failure._tag) {
    case 'Unreachable':
      return { kind: 'unreachable' };
    case 'NoRecipient':
    case 'OverLimit':
      return null;
    case 'Refused':
      return { kind: 'answered' };
    case 'Retryable':
      return failure.retryAfterMs === null
        ? { kind: 'answered' }
        : { kind: 'wait', milliseconds: failure.retryAfterMs };
  }
};
