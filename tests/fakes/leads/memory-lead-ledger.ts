import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type {
  Claim,
  ClaimSizes,
  Delivery,
  DeliveryQueue,
  DueDigest,
  Settlement,
} from '../../../application/ports/leads/delivery-queue.ts';
import type { SaveResult, LeadLedger, IdempotencyKey } from '../../../application/ports/leads/lead-ledger.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Hold } from '../../../domain/lead/hold.ts';
import type { RequestLog } from '../../../application/ports/leads/request-log.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import { amended, type FollowedRequest } from '../../../domain/lead/request/request-state.ts';

interface KeptLead extends SubmittedLead, IdempotencyKey {}

interface QueuedDelivery extends Delivery {
  readonly state: Exclude<Settlement['kind'], 'held'>;
  readonly heldFor: string | null;
  readonly dueAt: number;
  readonly claimedUntil: number;
  readonly lastFault: string | null;
  readonly deliveredAt: number | null;
  /** The position of the event that it tells. */
  readonly position: number | null;
}

/** A list of leads and their deliveries. */
export class MemoryLeadLedger implements LeadLedger, DeliveryQueue, RequestLog {
  private readonly kept: KeptLead[] = [];
  private readonly queued = new Map<string, QueuedDelivery>();
  /** What happened to leads, by lead id. */
  private readonly events = new Map<string, ReadonlyArray<RequestEvent>>();
  /** The holds of held leads, by lead id. */
  readonly held = new Map<string, Hold>();
  private fault: string | null = null;

  /** `clock` decides when claims begin and end. */
  constructor(private readonly clock: Pick<Clock, 'now'> = Date) {}

  /** Ends every claim, as if the processes that made them had died long ago. */
  endClaims(): void {
    for (const [id, queued] of this.queued) this.queued.set(id, { ...queued, claimedUntil: 0 });
  }

  /** Makes reading and storing fail. */
  breakDown(fault = 'broken down'): void {
    this.fault = fault;
  }

  /** Makes reading and storing work again. */
  recover(): void {
    this.fault = null;
  }

  get leads(): ReadonlyArray<SubmittedLead> {
    return this.kept.map(({ id, acceptedAt, lead }) => ({ id, acceptedAt, lead }));
  }

  get deliveries(): ReadonlyArray<QueuedDelivery> {
    return [...this.queued.values()];
  }

  save(
    lead: SubmittedLead,
    idempotencyKey: IdempotencyKey,
    channels: ReadonlyArray<DeliveryChannel>,
    hold: Hold | null = null,
  ): TE.TaskEither<RecordsUnavailable, SaveResult> {
    const former = () => this.kept.find(({ key }) => key === idempotencyKey.key);
    if (this.kept.some(({ id, key }) => id === lead.id && key !== idempotencyKey.key)) {
      return TE.left({ _tag: 'RecordsUnavailable', fault: 'the id is taken' });
    }
    return this.answered(() => {
      const { bodyHash, id } = former() ?? { ...idempotencyKey, id: lead.id };
      if (bodyHash !== idempotencyKey.bodyHash) return { kind: 'conflict' };
      if (former() !== undefined) return { kind: 'replayed', id };
      this.kept.push({ ...lead, ...idempotencyKey });
      for (const channel of channels) this.queue(lead, channel);
      if (hold !== null) this.held.set(lead.id, hold);
      return { kind: 'created', id };
    });
  }

  sameSince(bodyHash: string, since: number): TE.TaskEither<RecordsUnavailable, O.Option<string>> {
    return this.answered(() => {
      const same = this.kept.filter((lead) => lead.bodyHash === bodyHash && lead.acceptedAt >= since);
      return O.fromNullable(same.toSorted((a, b) => b.acceptedAt - a.acceptedAt)[0]?.id);
    });
  }

  countBetween(from: number, until: number): TE.TaskEither<RecordsUnavailable, number> {
    const isCounted = ({ id, acceptedAt }: KeptLead) =>
      acceptedAt >= from && acceptedAt < until && !this.held.has(id);
    return this.answered(() => this.kept.filter(isCounted).length);
  }

  byReference(reference: string): TE.TaskEither<RecordsUnavailable, ReadonlyArray<FollowedRequest>> {
    return this.answered(() =>
      this.followed().filter(({ request }) => referenceOf(request.id) === reference),
    );
  }

  unanswered(
    after: Pick<SubmittedLead, 'acceptedAt' | 'id'>,
    before: number,
  ): TE.TaskEither<RecordsUnavailable, ReadonlyArray<FollowedRequest>> {
    const isLater = ({ acceptedAt, id }: SubmittedLead): boolean =>
      acceptedAt > after.acceptedAt || (acceptedAt === after.acceptedAt && id > after.id);
    return this.answered(() =>
      this.followed()
        .filter(({ request, sentAt }) => sentAt !== null && isLater(request) && request.acceptedAt < before)
        .filter(({ events }) => events.every(({ kind }) => kind === 'amended' || kind === 'forwarded'))
        .toSorted(
          (a, b) => a.request.acceptedAt - b.request.acceptedAt || (a.request.id < b.request.id ? -1 : 1),
        )
        .slice(0, 2),
    );
  }

  private followed(): ReadonlyArray<FollowedRequest> {
    return this.leads.map((request) => ({
      request,
      sentAt: this.queued.get(`${request.id}:dealer-mail`)?.deliveredAt ?? null,
      isHeld: this.held.has(request.id),
      events: this.eventsOf(request.id),
    }));
  }

  add(
    requestId: string,
    event: RequestEvent,
    after: number,
    channels: ReadonlyArray<DeliveryChannel>,
  ): TE.TaskEither<RecordsUnavailable, boolean> {
    return this.answered(() => {
      const request = this.leads.find(({ id }) => id === requestId);
      const events = this.eventsOf(requestId);
      if (request === undefined || events.length !== after) return false;
      this.events.set(requestId, [...events, event]);
      if (event.kind === 'withdrawn') this.suppressUnsent(requestId);
      const informed = channels.filter((channel) => !this.heardNothing(requestId, channel));
      if (!this.held.has(requestId))
        for (const channel of informed) this.queue({ ...request, acceptedAt: event.at }, channel, after);
      return true;
    });
  }

  private suppressUnsent(requestId: string): void {
    for (const delivery of this.free())
      if (delivery.lead.id === requestId && delivery.channel === 'dealer-mail')
        this.queued.set(delivery.id, { ...delivery, state: 'suppressed' });
  }

  /** Whether a dealer's mail about a request was suppressed before anybody tried to send it. */
  private heardNothing(requestId: string, channel: DeliveryChannel): boolean {
    const mail = channel === 'dealer-mail' ? this.queued.get(`${requestId}:${channel}`) : undefined;
    return mail?.state === 'suppressed' && mail.tries === 0;
  }

  private eventsOf(requestId: string): ReadonlyArray<RequestEvent> {
    return this.events.get(requestId) ?? [];
  }

  claim(
    channels: ReadonlyArray<DeliveryChannel>,
    now: number,
    claimMs: number,
    { newest, longestDue }: ClaimSizes,
  ): TE.TaskEither<RecordsUnavailable, Claim> {
    return this.answered(() => {
      const due = this.free().filter(
        ({ channel, dueAt, heldFor }) => channels.includes(channel) && dueAt <= now && heldFor === null,
      );
      const untried = due.filter(({ tries }) => tries === 0).toReversed();
      const wanted = new Set([...untried.slice(0, newest), ...due.slice(0, longestDue)]);
      return this.claimed(
        due.filter((delivery) => wanted.has(delivery)),
        claimMs,
      );
    });
  }

  claimDigest(
    now: number,
    claimMs: number,
    max: number,
  ): TE.TaskEither<RecordsUnavailable, O.Option<DueDigest>> {
    return this.answered(() => {
      const held = this.free().filter(({ heldFor }) => heldFor !== null);
      const recipient = held.find(({ dueAt }) => dueAt <= now)?.heldFor ?? null;
      if (recipient === null) return O.none;
      const due = held
        .filter(({ heldFor }) => heldFor === recipient)
        .toSorted((a, b) => b.lead.acceptedAt - a.lead.acceptedAt);
      const oldest = due.toReversed().slice(0, Math.floor(max / 2));
      const wanted = [...new Set([...due.slice(0, Math.ceil(max / 2)), ...oldest])];
      return O.some({ ...this.claimed(wanted, claimMs), recipient });
    });
  }

  release({ token, deliveries }: Claim): TE.TaskEither<RecordsUnavailable, void> {
    return this.answered(() => {
      for (const { id } of deliveries) {
        const queued = this.queued.get(id);
        if (queued?.claimedUntil === Number(token)) this.queued.set(id, { ...queued, claimedUntil: 0 });
      }
    });
  }

  settle({ id }: Delivery, settlement: Settlement, now = 0): TE.TaskEither<RecordsUnavailable, void> {
    return this.answered(() => {
      const delivery = this.queued.get(id);
      if (delivery === undefined || delivery.state === 'delivered') return;
      const isHeld = settlement.kind === 'held';
      this.queued.set(id, {
        ...delivery,
        tries: delivery.tries + (isHeld ? 0 : 1),
        state: isHeld ? 'waiting' : settlement.kind,
        heldFor: isHeld ? settlement.recipient : delivery.heldFor,
        dueAt: 'dueAt' in settlement ? settlement.dueAt : delivery.dueAt,
        claimedUntil: 0,
        deliveredAt: settlement.kind === 'delivered' ? now : null,
        lastFault: 'fault' in settlement ? settlement.fault : null,
      });
    });
  }

  /** The waiting deliveries without a claim, longest due first. */
  private free(): ReadonlyArray<QueuedDelivery> {
    return this.deliveries
      .filter(({ state, claimedUntil }) => state === 'waiting' && claimedUntil <= this.clock.now())
      .toSorted((a, b) => a.dueAt - b.dueAt);
  }

  private claimed(due: ReadonlyArray<QueuedDelivery>, claimMs: number): Claim {
    const until = this.clock.now() + claimMs;
    const deliveries = due.map((delivery) => {
      this.queued.set(delivery.id, { ...delivery, claimedUntil: until });
      const { id, channel, tries, position } = delivery;
      const request = this.leads.find((lead) => lead.id === delivery.lead.id) ?? delivery.lead;
      const events = this.eventsOf(request.id);
      const event = position === null ? undefined : events[position];
      return {
        id,
        channel,
        tries,
        lead: amended({ request, events }),
        ...(event !== undefined && { event }),
      };
    });
    return { token: String(until), deliveries };
  }

  private queue(lead: SubmittedLead, channel: DeliveryChannel, position: number | null = null): void {
    const id = `${lead.id}:${channel}${position === null ? '' : `:${position}`}`;
    const fresh = { state: 'waiting', tries: 0, claimedUntil: 0, lastFault: null, heldFor: null } as const;
    this.queued.set(id, {
      ...fresh,
      id,
      channel,
      lead,
      position,
      deliveredAt: null,
      dueAt: lead.acceptedAt,
    });
  }

  private answered<A>(answer: () => A): TE.TaskEither<RecordsUnavailable, A> {
    const { fault } = this;
    if (fault !== null) return TE.left({ _tag: 'RecordsUnavailable', fault });
    return TE.fromIO(answer);
  }
}
