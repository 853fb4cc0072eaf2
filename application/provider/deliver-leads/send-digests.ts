import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from 'fp-ts/Task';
import { pipe } from 'fp-ts/function';
import { nextDigest, type SenderTraits } from '../../../domain/lead/digest-share.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { Delivery, DueDigest } from '../../ports/leads/delivery-queue.ts';
import type { DigestCourier, NotDelivered } from '../../ports/leads/lead-courier.ts';
import { answered, attempt, CLAIM_MS, NOTHING_HANDLED, type DeliveryRound } from './attempt.ts';
import type { ChannelBreaker } from './channel-breaker.ts';
import type { DeliveryPorts } from './deliver-leads.ts';
import type { MailLimiter } from './mail-limiter.ts';
import { settlementOf } from './settlement.ts';

/** The maximum number of requests that one digest considers: the newest and the oldest. */
const MAX_CLAIMED = 5_000;

/** Limits concurrent settlements, so that none waits too long for a database connection. */
const SETTLED_AT_ONCE = 50;

/**
 * Sends dealers their held requests, many in one mail. Senders share the digest fairly, and it begins with the oldest requests, too
 * (`domain/lead/digest-share.ts`), so one who sends hundreds doesn't delay the others.
 */
export class SendDigests {
  constructor(
    private readonly courier: DigestCourier,
    private readonly limiter: MailLimiter,
    /** The breaker of the `dealer-mail` channel. */
    private readonly breaker: ChannelBreaker,
    private readonly ports: DeliveryPorts & SenderTraits,
  ) {}

  /** Sends one digest if one is due. Never rejects; failures are logged without personal data. */
  execute(): Task<DeliveryRound> {
    return async () => {
      if ((this.breaker.claimSizes?.longestDue ?? 0) === 0) return NOTHING_HANDLED;
      const { queue, clock, log } = this.ports;
      const until = clock.now() + CLAIM_MS;
      const due = await answered(() => queue.claimDigest(clock.now(), CLAIM_MS, MAX_CLAIMED)());
      if (E.isLeft(due)) log.error(`Digests cannot be claimed: ${due.left.fault}`);
      if (E.isLeft(due) || O.isNone(due.right)) return NOTHING_HANDLED;
      return this.bring(due.right.value, until);
    };
  }

  private async bring(digest: DueDigest, until: number): Promise<DeliveryRound> {
    const { clock } = this.ports;
    const { recipient, deliveries } = digest;
    const chosen = nextDigest(deliveries, this.ports);
    const outcome = await this.breaker.try({ id: recipient, tries: 1 }, () =>
      attempt(this.sent(recipient, chosen), clock),
    );
    if (outcome === null) {
      await this.release(digest, deliveries);
      return NOTHING_HANDLED;
    }
    const handled = chosen.length;
    if (E.isLeft(outcome) && clock.now() >= until) return { handled, hasMore: false };
    const isJudged = E.isRight(outcome) || outcome.left._tag === 'Refused';
    // Requests that weren't in this digest stay held for the next attempt or the next digest.
    await this.settle(isJudged ? chosen : deliveries, outcome);
    const isChosen = new Set(chosen);
    if (isJudged)
      await this.release(
        digest,
        deliveries.filter((delivery) => !isChosen.has(delivery)),
      );
    const failure = failureOf(outcome);
    if (failure !== null)
      this.ports.log.error(`A digest of ${handled} requests was not delivered (${failure})`);
    return { handled, hasMore: failure === null };
  }

  private sent(recipient: string, chosen: ReadonlyArray<Delivery>): TE.TaskEither<NotDelivered, void> {
    return pipe(
      this.limiter.admitDigest(recipient),
      TE.chain(() =>
        pipe(
          this.courier.deliverDigest(chosen),
          TE.orElseFirstTaskK(() => this.limiter.cancelDigest(recipient)),
        ),
      ),
    );
  }

  private async settle(
    deliveries: ReadonlyArray<Delivery>,
    outcome: E.Either<NotDelivered, void>,
  ): Promise<void> {
    const { queue, clock, log } = this.ports;
    const now = clock.now();
    const settled: Array<E.Either<RecordsUnavailable, void>> = [];
    for (let i = 0; i < deliveries.length; i += SETTLED_AT_ONCE)
      settled.push(
        ...(await Promise.all(
          deliveries
            .slice(i, i + SETTLED_AT_ONCE)
            .map((delivery) =>
              answered(() => queue.settle(delivery, settlementOf(delivery, outcome, now), now)()),
            ),
        )),
      );
    const unsettled = settled.find(E.isLeft);
    if (unsettled !== undefined) log.error(`A digest cannot be settled: ${unsettled.left.fault}`);
  }

  /** A delivery that can't be released becomes available when the claim expires. */
  private async release({ token }: DueDigest, deliveries: ReadonlyArray<Delivery>): Promise<void> {
    if (deliveries.length > 0) await answered(() => this.ports.queue.release({ token, deliveries })());
  }
}

/** Why a digest failed; null when it succeeded or must not be sent now. */
const failureOf = (outcome: E.Either<NotDelivered, void>): string | null =>
  E.isLeft(outcome) && outcome.left._tag !== 'OverLimit' && outcome.left._tag !== 'NoRecipient'
    ? outcome.left.fault
    : null;
