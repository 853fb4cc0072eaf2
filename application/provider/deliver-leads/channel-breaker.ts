import * as E from 'fp-ts/Either';
import type { CircuitPolicy, CircuitSign } from '../../../domain/outage/circuit.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ClaimSizes } from '../../ports/leads/delivery-queue.ts';
import type { NotDelivered } from '../../ports/leads/lead-courier.ts';
import type { Logger } from '../../ports/logger.ts';
import { CircuitBreaker, CircuitOpen } from '../outage/circuit-breaker.ts';

/** The number of concurrent attempts per channel. */
export const CONCURRENT_TRIES = 5;

/** Pauses double from 30 s to 5 minutes while the channel fails. */
const CHANNEL_CIRCUIT: CircuitPolicy = {
  maxFailures: 5,
  firstPauseMs: 30_000,
  maxPauseMs: 300_000,
  maxTrials: CONCURRENT_TRIES,
};

/** How many deliveries to claim in each circuit state. Trials use several deliveries, some of them never tried before. */
const CLAIM_SIZES = {
  closed: { newest: 10, longestDue: 10 },
  trial: { newest: 2, longestDue: 3 },
  'new-trial': { newest: 5, longestDue: 0 },
  paused: null,
} as const satisfies { readonly [state in CircuitBreaker['state']]: ClaimSizes | null };

type Outcome = E.Either<NotDelivered, void>;

/** The delivery of an attempt. */
interface Tried {
  readonly id: string;
  /** The number of earlier attempts. */
  readonly tries: number;
}

/** A circuit breaker per channel. Logs when the channel becomes unreachable and when it recovers. */
export class ChannelBreaker {
  private readonly breaker: CircuitBreaker;
  private isReported = false;

  constructor(
    private readonly channel: DeliveryChannel,
    clock: Clock,
    private readonly log: Logger,
  ) {
    this.breaker = new CircuitBreaker(clock, CHANNEL_CIRCUIT);
  }

  /** How many deliveries to claim now; null for none. */
  get claimSizes(): ClaimSizes | null {
    return CLAIM_SIZES[this.breaker.state];
  }

  /** Runs an attempt and resolves to its outcome, or to null when the circuit is open. `attempt` must not reject. */
  async try({ id, tries }: Tried, attempt: () => Promise<Outcome>): Promise<Outcome | null> {
    try {
      const outcome = await this.breaker.run(attempt, (ended) => signOf(ended, id), tries === 0);
      this.report(outcome);
      return outcome;
    } catch (failure) {
      if (failure instanceof CircuitOpen) return null;
      throw failure;
    }
  }

  private report(outcome: Outcome): void {
    if (this.breaker.isClosed && this.isReported) {
      this.isReported = false;
      this.log.warning(`Deliveries by ${this.channel} work again`);
    } else if (!this.breaker.isClosed && !this.isReported && isUnreachable(outcome)) {
      this.isReported = true;
      this.log.error(
        `Deliveries by ${this.channel} are paused (${outcome.left.fault}): a few are tried now and then`,
      );
    }
  }
}

const isUnreachable = (
  outcome: Outcome,
): outcome is E.Left<NotDelivered & { readonly _tag: 'Unreachable' }> =>
  E.isLeft(outcome) && outcome.left._tag === 'Unreachable';

/** The circuit sign of an outcome; null when the channel wasn't called. */
const signOf = (outcome: Outcome, id: string): CircuitSign | null => {
  if (E.isRight(outcome)) return { kind: 'answered' };
  const failure = outcome.left;
  switch (failure._tag) {
    case 'Unreachable':
      return { kind: 'unreachable', about: id };
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
