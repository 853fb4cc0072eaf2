import * as E from 'fp-ts/Either';
import {
  allowedCalls,
  circuitAfter,
  CLOSED_CIRCUIT,
  type CircuitPolicy,
  type CircuitSign,
} from '../../../domain/outage/circuit.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NotDelivered } from '../../ports/leads/lead-courier.ts';
import type { Logger } from '../../ports/logger.ts';

/** Pauses double from 30 s to 5 minutes while the channel fails. */
const CHANNEL_CIRCUIT: CircuitPolicy = { maxFailures: 5, firstPauseMs: 30_000, maxPauseMs: 300_000 };

/** Pauses one channel while it fails, so that no tries are wasted (`domain/outage/circuit.ts`). */
export class ChannelBreaker {
  private circuit = CLOSED_CIRCUIT;
  private isReported = false;

  constructor(
    private readonly channel: DeliveryChannel,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** How many of at most `max` deliveries may be tried now. */
  allowedTries(max: number): number {
    return allowedCalls(CHANNEL_CIRCUIT, this.circuit, this.clock.now(), max);
  }

  /** Learns from a try that has just ended, and logs when the channel becomes unreachable and when it no longer is. */
  learn(outcome: E.Either<NotDelivered, void>): void {
    const sign = signOf(outcome);
    if (sign === null) return;
    this.circuit = circuitAfter(CHANNEL_CIRCUIT, this.circuit, sign, this.clock.now());
    if (sign.kind !== 'unreachable' && this.isReported) {
      this.isReported = false;
      this.log.warning(`Deliveries by ${this.channel} work again`);
    } else if (E.isLeft(outcome) && sign.kind === 'unreachable' && this.circuit.pausedUntil !== null) {
      if (!this.isReported)
        this.log.error(
          `Deliveries by ${this.channel} are paused (${outcome.left.fault}): one is tried now and then`,
        );
      this.isReported = true;
    }
  }
}

/** What a try says about its channel; null: nothing, the channel was not asked. */
const signOf = (outcome: E.Either<NotDelivered, void>): CircuitSign | null => {
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
