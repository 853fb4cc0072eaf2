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

/** Who brings leads where; a channel without a courier is left alone. */
export type Couriers = { readonly [channel in DeliveryChannel]?: LeadCourier };

/** What delivering by any channel needs. */
export interface DeliveryPorts {
  readonly queue: DeliveryQueue;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How a delivery of a round ended. */
type Ended = { readonly untried: Delivery } | { readonly fault: string } | null;

/**
 * Brings what is due by one channel to the CRM or to mailboxes (contract, section 7). A try that fails is
 * made again later; after the last one, or when it was refused for good, the delivery is kept aside.
 */
export class DeliverLeads {
  private refusalReported: string | null = null;

  constructor(
    private readonly channel: DeliveryChannel,
    private readonly courier: LeadCourier,
    private readonly breaker: ChannelBreaker,
    private readonly ports: DeliveryPorts,
  ) {}

  /** One round. Whatever fails is written to the log, without personal data, and nothing else. */
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
      // What cannot be released is free again when its claim ends.
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

  /** Answers what is left to do or report about a delivery; null: nothing. */
  private async bring(delivery: Delivery, until: number): Promise<Ended> {
    const { queue, clock, log } = this.ports;
    // After its end another process may hold the claim; if none does, it is given back.
    if (clock.now() >= until) return { untried: delivery };
    const outcome = await this.breaker.try(delivery, () =>
      attempt(() => this.courier.deliver(delivery)(), clock),
    );
    if (outcome === null) return { untried: delivery };
    const now = clock.now();
    // That it was delivered stays true; that it was not says nothing of what others have done since.
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

  /** Once, until something is delivered: a wrong setting refuses every lead. */
  private reportRefusal(fault: string): void {
    if (this.refusalReported === fault) return;
    this.refusalReported = fault;
    this.ports.log.error(
      `Deliveries by ${this.channel} are refused for good (${fault}) and parked. Once the cause is fixed, put them back with replay`,
    );
  }
}

/** The last, the first, the last but one, and so on: what was due for longest and what is new are tried in turn. */
const fromBothEnds = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all.flatMap((_, i) => {
    const at = i % 2 === 0 ? all.length - 1 - i / 2 : (i - 1) / 2;
    return all.slice(at, at + 1);
  });
