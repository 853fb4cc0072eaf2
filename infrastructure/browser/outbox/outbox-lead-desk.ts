import * as E from 'fp-ts/Either';
import { BehaviorSubject, distinctUntilChanged, Subject } from 'rxjs';
import type { Clock } from '../../../application/ports/clock.ts';
import type {
  LeadDesk,
  LeadReceipt,
  OutboxOutcome,
  SendingFailure,
} from '../../../application/ports/leads/lead-desk.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';
import type { PostAnswer, PostLead } from '../../wire/post-lead.ts';
import { postingOf } from '../../wire/lead-wire.ts';
import { Flushing } from './flushing.ts';
import { Outbox } from './outbox.ts';
import { otherPagesWrote, worthTrying, type OutboxPlaces } from './outbox-places.ts';
import { requestIn, type WaitingLead, type WaitingRequest } from './outbox-wire.ts';

type Answer = E.Either<SendingFailure, LeadReceipt>;

/**
 * Keeps each lead in the browser until the server has answered. Leads that the network loses are sent again with the same idempotency key,
 * from any open page of the visitor (quality: nothing lost).
 */
export class OutboxLeadDesk implements LeadDesk {
  private readonly outbox: Outbox;
  private readonly flushing: Flushing;
  private readonly inFlight = new Set<string>();
  /** The keys of leads sent from this page. */
  private readonly own = new Set<string>();
  /** Leads that wait: reported as waiting by this page, or left by earlier pages. */
  private readonly awaited = new Map<string, WaitingRequest>();
  private readonly reported = new Subject<OutboxOutcome>();
  private readonly dealers = new BehaviorSubject<ReadonlyArray<CompanyId>>([]);
  readonly outcomes$ = this.reported.asObservable();
  readonly waiting$ = this.dealers.pipe(distinctUntilChanged((one, other) => one.join() === other.join()));

  constructor(
    private readonly post: PostLead,
    private readonly places: OutboxPlaces,
    private readonly clock: Clock,
    log: Logger,
  ) {
    const outbox = (this.outbox = new Outbox(places.local, log));
    const { inFlight } = this;
    const isInFlight = (key: string): boolean => inFlight.has(key);
    const report = (entry: WaitingLead, receipt: LeadReceipt | null): void =>
      this.report(entry.key, requestIn(entry), receipt, true);
    this.flushing = new Flushing({ outbox, post, clock, log, locks: places.locks, isInFlight, report });
  }

  /** Sends the leads that earlier pages left, now and each time sending may succeed. */
  start(): void {
    for (const entry of this.outbox.entries()) this.awaited.set(entry.key, requestIn(entry));
    this.recount();
    otherPagesWrote(this.places).subscribe(() => this.readOtherTabs());
    worthTrying(this.places).subscribe(() => this.flushing.flushNow());
    this.flushing.flushNow();
  }

  readonly send = (lead: ValidLead, key: string) => async (): Promise<Answer> => {
    const entry = { key, ...postingOf(lead), keptAt: this.clock.now() };
    this.outbox.keep(entry);
    this.own.add(key);
    this.inFlight.add(key);
    const answer = await this.post(entry, key);
    this.inFlight.delete(key);
    if (answer.kind === 'unreachable') return this.wait(entry);
    this.outbox.remove(key);
    return answered(answer);
  };

  /** Saves the lead again, because a concurrent write by another page may have removed it. */
  private wait(entry: WaitingLead): Answer {
    if (!this.outbox.keep(entry)) return E.left({ _tag: 'DeskUnavailable', reason: 'unreachable' });
    this.awaited.set(entry.key, requestIn(entry));
    this.recount();
    this.flushing.flushAfterWait();
    return E.left({ _tag: 'LeadWaits' });
  }

  /** Reports the outcomes of leads that other pages have sent for this page. */
  private readOtherTabs(): void {
    for (const { key, leadId, page } of this.outbox.outcomes()) {
      const request = this.awaited.get(key);
      if (request !== undefined) this.report(key, request, leadId === null ? null : { leadId, page }, false);
    }
    this.recount();
  }

  private report(key: string, request: WaitingRequest, receipt: LeadReceipt | null, sentHere: boolean): void {
    this.awaited.delete(key);
    this.recount();
    this.reported.next({ key, ...request, sentHere, wasLeft: !this.own.has(key), receipt });
  }

  /** Leads that are being sent for the first time don't count as waiting. */
  private recount(): void {
    const waiting = this.outbox.entries().filter(({ key }) => !this.inFlight.has(key));
    const dealers = waiting
      .map((entry) => requestIn(entry).companyId)
      .filter((companyId) => companyId !== null);
    this.dealers.next([...new Set(dealers)].sort((one, other) => one - other));
  }
}

const answered = (answer: Exclude<PostAnswer, { kind: 'unreachable' }>): Answer => {
  switch (answer.kind) {
    case 'accepted':
      return E.right(answer.receipt);
    case 'refused':
      return E.left({ _tag: 'LeadRefused', messages: answer.messages });
    case 'unknown-dealer':
      return E.left({ _tag: 'DealerUnknown' });
    case 'retryable':
    case 'rejected':
      return E.left({ _tag: 'DeskUnavailable', reason: answer.reason });
  }
};
