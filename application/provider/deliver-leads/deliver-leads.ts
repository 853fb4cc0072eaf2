import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from 'fp-ts/Task';
import { identity, pipe } from 'fp-ts/function';
import { firstValueFrom, from, lastValueFrom, map, mergeMap, race, toArray } from 'rxjs';
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RecordsUnavailable } from '../../ports/dealer-records.ts';
import type { Delivery, DeliveryQueue } from '../../ports/delivery-queue.ts';
import type { LeadCourier, NotDelivered } from '../../ports/lead-courier.ts';
import type { ProblemLog } from '../../ports/problem-log.ts';
import { settlementOf } from './settlement.ts';

/** Who brings leads where; a channel without a courier is left alone. */
export type Couriers = { readonly [channel in DeliveryChannel]?: LeadCourier };

export interface DeliveryRound {
  /** How many deliveries were claimed. */
  readonly handled: number;
  /** Whether others may be due already. */
  readonly hasMore: boolean;
}

const MOST_IN_A_ROUND = 20;
const AT_ONCE = 5;

/** Longer than every try of a round takes, one after the other, at its longest. */
const CLAIM_MS = 120_000;
const LONGEST_TRY_MS = 25_000;

/**
 * Brings what is due to the CRM and by mail (contract, section 7: leads reach somebody). A try that fails is made
 * again later; after the last one the delivery is kept aside.
 */
export class DeliverLeads {
  constructor(
    private readonly queue: DeliveryQueue,
    private readonly couriers: Couriers,
    private readonly clock: Clock,
    private readonly log: ProblemLog,
  ) {}

  /** One round. Whatever fails is written to the log, without personal data, and nothing else. */
  execute(): Task<DeliveryRound> {
    return async () => {
      const until = this.clock.now() + CLAIM_MS;
      const claimed = await this.claim(until);
      const tries = from(claimed).pipe(
        mergeMap((delivery) => this.bring(delivery, until), AT_ONCE),
        toArray(),
      );
      const faults = (await lastValueFrom(tries)).filter((fault) => fault !== null);
      if (faults.length > 0) {
        const kinds = [...new Set(faults)].join(', ');
        this.log.warning(`Not delivered yet: ${faults.length} of ${claimed.length} (${kinds})`);
      }
      return { handled: claimed.length, hasMore: claimed.length === MOST_IN_A_ROUND };
    };
  }

  private async claim(until: number): Promise<ReadonlyArray<Delivery>> {
    const channels = DELIVERY_CHANNELS.filter((channel) => this.couriers[channel] !== undefined);
    if (channels.length === 0) return [];
    const claimed = await answered(() =>
      this.queue.claim(channels, this.clock.now(), until, MOST_IN_A_ROUND)(),
    );
    if (E.isRight(claimed)) return claimed.right;
    this.log.error(`Deliveries cannot be claimed: ${claimed.left.fault}`);
    return [];
  }

  /** Answers what kept it from being delivered; null: nothing, or it is no longer ours to say. */
  private async bring(delivery: Delivery, until: number): Promise<string | null> {
    // After its end the claim may be somebody else's.
    if (this.clock.now() >= until) return null;
    const outcome = await this.attempt(delivery);
    const now = this.clock.now();
    // That it was delivered stays true; that it was not says nothing of what others have done since.
    if (E.isLeft(outcome) && now >= until) return null;
    const settlement = settlementOf(delivery, outcome, now);
    const settled = await answered(this.queue.settle(delivery, settlement, now));
    if (E.isLeft(settled)) this.log.error(`A delivery cannot be settled: ${settled.left.fault}`);
    if (E.isLeft(settled) || settlement.kind === 'delivered') return null;
    const fault = `${delivery.channel}: ${settlement.fault}`;
    if (settlement.kind === 'waiting') return fault;
    this.log.error(`Gave up delivery ${delivery.id} after ${delivery.tries + 1} tries (${fault})`);
    return null;
  }

  private attempt(delivery: Delivery): Promise<E.Either<NotDelivered, void>> {
    const courier = this.couriers[delivery.channel];
    const tried = pipe(
      TE.tryCatch(
        async () => courier?.deliver(delivery)() ?? notDelivered('no courier'),
        () => BROKEN_COURIER,
      ),
      TE.chainEitherKW(identity),
    );
    const timeIsUp = this.clock.after(LONGEST_TRY_MS).pipe(map(() => notDelivered('no answer in time')));
    return firstValueFrom(race(from(tried()), timeIsUp));
  }
}

const notDelivered = (fault: string): E.Either<NotDelivered, void> => E.left({ _tag: 'NotDelivered', fault });

/** Its message may hold anything. */
const BROKEN_COURIER: NotDelivered = { _tag: 'NotDelivered', fault: 'unexpected failure' };
const BROKEN_QUEUE: RecordsUnavailable = { _tag: 'RecordsUnavailable', fault: 'unexpected failure' };

/** What the queue answers, even when it throws. */
const answered = <A>(ask: TE.TaskEither<RecordsUnavailable, A>): Promise<E.Either<RecordsUnavailable, A>> =>
  pipe(
    TE.tryCatch(ask, () => BROKEN_QUEUE),
    TE.chainEitherK(identity<E.Either<RecordsUnavailable, A>>),
  )();
