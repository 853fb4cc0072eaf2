import * as E from 'fp-ts/Either';
import type { CircuitPolicy, CircuitSign } from '../../../domain/outage/circuit.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ClaimSizes } from '../../ports/leads/delivery-queue.ts';
import type { NotDelivered } from '../../ports/leads/lead-courier.ts';
import type { Logger } from '../../ports/logger.ts';
import { CircuitBreaker, CircuitOpen } from '../outage/circuit-breaker.ts';

/** How many tries of one channel are made at once. */
export const CONCURRENT_TRIES = 5;

/** Pauses double from 30 s to 5 minutes while the channel fails. */
const CHANNEL_CIRCUIT: CircuitPolicy = {
  maxFailures: 5,
  firstPauseMs: 30_000,
  maxPauseMs: 300_000,
  maxTrials: CONCURRENT_TRIES,
};

/** What may be claimed in each state of the circuit: trials are made with several deliveries, of which some were never tried. */
const CLAIM_SIZES = {
  closed: { newest: 10, longestDue: 10 },
  trial: { newest: 2, longestDue: 3 },
  'new-trial': { newest: 5, longestDue: 0 },
  paused: null,
} as const satisfies { readonly [state in CircuitBreaker['state']]: ClaimSizes | null };

type Outcome = E.Either<NotDelivered, void>;

/** What a try is about. */
interface Tried {
  readonly id: string;
  /** How many tries there were before this one. */
  readonly tries: number;
}

/** Pauses one channel while it fails, so that no tries are wasted, and logs when it becomes unreachable and when it no longer is. */
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

  /** How many deliveries may be claimed now; null: none. */
  get claimSizes(): ClaimSizes | null {
    return CLAIM_SIZES[this.breaker.state];
  }

  /** Makes a try and resolves with its outcome, or with null when none may be made now. `attempt` does not reject. */
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

/** What a try says about its channel; null: nothing, the channel was not asked. */
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
