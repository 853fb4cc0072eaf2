import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import { from, lastValueFrom, mergeMap, toArray } from 'rxjs';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Clock } from '../../ports/clock.ts';
import type {
  Claim,
  ClaimSizes,
  Delivery,
  DeliveryQueue,
  Settlement,
} from '../../ports/leads/delivery-queue.ts';
import type { LeadCourier } from '../../ports/leads/lead-courier.ts';
import type { Logger } from '../../ports/logger.ts';
import { answered, attempt, CLAIM_MS, NOTHING_HANDLED, type DeliveryRound } from './attempt.ts';
import { CONCURRENT_TRIES, type ChannelBreaker } from './channel-breaker.ts';
import { settlementOf } from './settlement.ts';

/** The courier of each channel. Channels without a courier aren't processed. */
export type Couriers = { readonly [channel in DeliveryChannel]?: LeadCourier };

/** The ports of all delivery channels. */
export interface DeliveryPorts {
  readonly queue: DeliveryQueue;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How a delivery ended in this round; null when there is nothing more to do or report. */
type Ended = { readonly untried: Delivery } | { readonly fault: string } | null;

/**
 * Delivers what is due through one channel: to the CRM or to mailboxes (contract, section 7). A failed attempt is retried later; after the
 * last retry or a permanent refusal the delivery is parked.
 */
export class DeliverLeads {
  private refusalReported: string | null = null;

  constructor(
    private readonly channel: DeliveryChannel,
    private readonly courier: LeadCourier,
    private readonly breaker: ChannelBreaker,
    private readonly ports: DeliveryPorts,
  ) {}

  /** Runs one round. Never rejects; failures are logged without personal data. */
  execute(): Task<DeliveryRound> {
    return async () => {
      const sizes = this.breaker.claimSizes;
      if (sizes === null) return NOTHING_HANDLED;
      const until = this.ports.clock.now() + CLAIM_MS;
      const { token, deliveries } = await this.claim(sizes);
      const tries = from(fromBothEnds(deliveries)).pipe(
        mergeMap((delivery) => this.bring(delivery, until), CONCURRENT_TRIES),
        toArray(),
      );
      const ended = (await lastValueFrom(tries)).filter((each) => each !== null);
      const untried = ended.flatMap((each) => ('untried' in each ? [each.untried] : []));
      // A delivery that can't be released becomes available when the claim expires.
      if (untried.length > 0)
        await answered(() => this.ports.queue.release({ token, deliveries: untried })());
      const faults = ended.flatMap((each) => ('fault' in each ? [each.fault] : []));
      if (faults.length > 0) {
        const kinds = [...new Set(faults)].join(', ');
        this.ports.log.warning(
          `Not delivered yet by ${this.channel}: ${faults.length} of ${deliveries.length} (${kinds})`,
        );
      }
      const handled = deliveries.length;
      const isFull = handled > 0 && handled >= Math.min(sizes.newest, sizes.longestDue);
      return { handled, hasMore: isFull && this.breaker.claimSizes !== null };
    };
  }

  private async claim(sizes: ClaimSizes): Promise<Claim> {
    const { queue, clock, log } = this.ports;
    const claimed = await answered(() => queue.claim([this.channel], clock.now(), CLAIM_MS, sizes)());
    if (E.isRight(claimed)) return claimed.right;
    log.error(`Deliveries by ${this.channel} cannot be claimed: ${claimed.left.fault}`);
    return { token: '', deliveries: [] };
  }

  /** Tries one delivery. Returns what is left to do or report; null for nothing. */
  private async bring(delivery: Delivery, until: number): Promise<Ended> {
    const { queue, clock, log } = this.ports;
    // After the claim expires, another process may own the delivery. Release it in case none does.
    if (clock.now() >= until) return { untried: delivery };
    const outcome = await this.breaker.try(delivery, () =>
      attempt(() => this.courier.deliver(delivery)(), clock),
    );
    if (outcome === null) return { untried: delivery };
    const now = clock.now();
    // A success is settled even after the claim has expired. A failure isn't: another process may have delivered it since.
    if (E.isLeft(outcome) && now >= until) return { untried: delivery };
    const settlement = settlementOf(delivery, outcome, now);
    const settled = await answered(() => queue.settle(delivery, settlement, now)());
    if (E.isLeft(settled)) {
      log.error(`A delivery cannot be settled: ${settled.left.fault}`);
      return null;
    }
    if (E.isLeft(outcome) && outcome.left._tag === 'Refused') this.reportRefusal(outcome.left.fault);
    else this.reportEnd(delivery, settlement);
    return settlement.kind === 'waiting' ? { fault: settlement.fault } : null;
  }

  private reportEnd({ id, tries }: Delivery, settlement: Settlement): void {
    if (settlement.kind === 'delivered') this.refusalReported = null;
    if (settlement.kind !== 'parked') return;
    const why = `${this.channel}: ${settlement.fault}`;
    this.ports.log.error(`Gave up delivery ${id} after ${tries + 1} tries (${why})`);
  }

  /** Logs a refusal once until a delivery succeeds: a wrong setting refuses every lead. */
  private reportRefusal(fault: string): void {
    if (this.refusalReported === fault) return;
    this.refusalReported = fault;
    this.ports.log.error(
      `Deliveries by ${this.channel} were rejected permanently (${fault}) and parked. Once the cause is fixed, requeue them with replay`,
    );
  }
}

/** Alternates from both ends of the list (last, first, second to last, ...), so that overdue and new deliveries take turns. */
const fromBothEnds = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all.flatMap((_, i) => {
    const at = i % 2 === 0 ? all.length - 1 - i / 2 : (i - 1) / 2;
    return all.slice(at, at + 1);
  });
