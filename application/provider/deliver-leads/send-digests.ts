import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from 'fp-ts/Task';
import { pipe } from 'fp-ts/function';
import { MAX_REQUESTS_PER_DIGEST } from '../../../domain/lead/mail-limits.ts';
import type { DueDigest } from '../../ports/leads/delivery-queue.ts';
import type { DigestCourier, NotDelivered } from '../../ports/leads/lead-courier.ts';
import { answered, attempt, CLAIM_MS, NOTHING_HANDLED, type DeliveryRound } from './attempt.ts';
import type { ChannelBreaker } from './channel-breaker.ts';
import type { DeliveryPorts } from './deliver-leads.ts';
import type { MailLimiter } from './mail-limiter.ts';
import { settlementOf } from './settlement.ts';

/** Sends dealers the requests that were held back since they had been sent enough mails, many in one mail. */
export class SendDigests {
  constructor(
    private readonly courier: DigestCourier,
    private readonly limiter: MailLimiter,
    /** The one of the mails to dealers. */
    private readonly breaker: ChannelBreaker,
    private readonly ports: DeliveryPorts,
  ) {}

  /** One digest, if one is due. Whatever fails is written to the log, without personal data, and nothing else. */
  execute(): Task<DeliveryRound> {
    return async () => {
      if (this.breaker.allowedTries(1) === 0) return NOTHING_HANDLED;
      const { queue, clock, log } = this.ports;
      const until = clock.now() + CLAIM_MS;
      const due = await answered(() => queue.claimDigest(clock.now(), until, MAX_REQUESTS_PER_DIGEST)());
      if (E.isLeft(due)) log.error(`Digests cannot be claimed: ${due.left.fault}`);
      if (E.isLeft(due) || O.isNone(due.right)) return NOTHING_HANDLED;
      return this.bring(due.right.value, until);
    };
  }

  private async bring(digest: DueDigest, until: number): Promise<DeliveryRound> {
    const { clock } = this.ports;
    const outcome = await attempt(this.sent(digest), clock);
    this.breaker.learn(outcome);
    const handled = digest.deliveries.length;
    if (E.isLeft(outcome) && clock.now() >= until) return { handled, hasMore: false };
    await this.settle(digest, outcome);
    return { handled, hasMore: failureOf(outcome) === null };
  }

  private sent({ recipient, deliveries }: DueDigest): TE.TaskEither<NotDelivered, void> {
    return pipe(
      this.limiter.admitDigest(recipient),
      TE.chain(() =>
        pipe(
          this.courier.deliverDigest(deliveries),
          TE.orElseFirstTaskK(() => this.limiter.cancelDigest(recipient)),
        ),
      ),
    );
  }

  private async settle({ deliveries }: DueDigest, outcome: E.Either<NotDelivered, void>): Promise<void> {
    const { queue, clock, log } = this.ports;
    const now = clock.now();
    const settled = await Promise.all(
      deliveries.map((delivery) =>
        answered(() => queue.settle(delivery, settlementOf(delivery, outcome, now), now)()),
      ),
    );
    const unsettled = settled.find(E.isLeft);
    if (unsettled !== undefined) log.error(`A digest cannot be settled: ${unsettled.left.fault}`);
    const failure = failureOf(outcome);
    if (failure !== null)
      log.error(`A digest of ${deliveries.length} requests was not delivered (${failure})`);
  }
}

/** What kept a digest from being delivered; null: nothing did, or it is not to be sent now. */
const failureOf = (outcome: E.Either<NotDelivered, void>): string | null =>
  E.isLeft(outcome) && outcome.left._tag !== 'OverLimit' && outcome.left._tag !== 'NoRecipient'
    ? outcome.left.fault
    : null;
