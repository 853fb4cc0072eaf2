import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';
import type {
  LeadDesk,
  LeadReceipt,
  OutboxOutcome,
  SendingFailure,
} from '../../application/ports/lead-desk.ts';
import type { ProblemLog } from '../../application/ports/problem-log.ts';
import type { ValidLead } from '../../domain/lead/lead.ts';
import type { PostAnswer, PostLead } from '../http/http-lead-post.ts';
import { postingOf } from '../http/lead-wire.ts';
import { Flushing } from './flushing.ts';
import { Outbox } from './outbox.ts';
import { otherPagesWrote, worthTrying, type OutboxPlaces } from './outbox-places.ts';
import type { WaitingLead } from './outbox-wire.ts';

type Answer = E.Either<SendingFailure, LeadReceipt>;

/**
 * A desk that keeps every lead in the visitor's browser until somebody has answered for it: what the network swallows is
 * sent again under its key, from whichever page of hers is open (quality: nothing lost).
 */
export class OutboxLeadDesk implements LeadDesk {
  private readonly outbox: Outbox;
  private readonly flushing: Flushing;
  private readonly underWay = new Set<string>();
  /** The leads of which this page has said that they wait. */
  private readonly awaited = new Set<string>();
  private readonly told = new Subject<OutboxOutcome>();
  readonly outcomes$ = this.told.asObservable();

  constructor(
    private readonly post: PostLead,
    private readonly places: OutboxPlaces,
    private readonly clock: Clock,
    log: ProblemLog,
  ) {
    const outbox = (this.outbox = new Outbox(places.local, log));
    const { underWay } = this;
    const isUnderWay = (key: string): boolean => underWay.has(key);
    const tell = (key: string, leadId: string | null): void => this.tell(key, leadId);
    this.flushing = new Flushing({ outbox, post, clock, log, locks: places.locks, isUnderWay, tell });
  }

  /** Sends what earlier pages have left, and from now on whenever that may go better than before. */
  start(): void {
    otherPagesWrote(this.places).subscribe(() => this.hearOthers());
    worthTrying(this.places).subscribe(() => this.flushing.now());
    this.flushing.now();
  }

  readonly send = (lead: ValidLead, key: string) => async (): Promise<Answer> => {
    const entry = { key, ...postingOf(lead), keptAt: this.clock.now() };
    this.outbox.keep(entry);
    this.underWay.add(key);
    const answer = await this.post(entry, key);
    this.underWay.delete(key);
    if (answer.kind === 'unreachable') return this.wait(entry);
    this.outbox.remove(key);
    return answered(answer);
  };

  /** Kept once more: another page that wrote at the same time may have lost it. */
  private wait(entry: WaitingLead): Answer {
    if (!this.outbox.keep(entry)) return E.left({ _tag: 'DeskUnavailable', statusText: 'unreachable' });
    this.awaited.add(entry.key);
    this.flushing.soon();
    return E.left({ _tag: 'LeadWaits' });
  }

  /** What other pages have sent of what this one waits for. */
  private hearOthers(): void {
    for (const { key, leadId } of this.outbox.outcomes()) if (this.awaited.has(key)) this.tell(key, leadId);
  }

  private tell(key: string, leadId: string | null): void {
    this.awaited.delete(key);
    this.told.next({ key, receipt: leadId === null ? null : { leadId } });
  }
}

const answered = (answer: Exclude<PostAnswer, { kind: 'unreachable' }>): Answer => {
  switch (answer.kind) {
    case 'taken':
      return E.right({ leadId: answer.id });
    case 'refused':
      return E.left({ _tag: 'LeadRefused', messages: answer.messages });
    case 'busy':
    case 'off':
      return E.left({ _tag: 'DeskUnavailable', statusText: answer.statusText });
  }
};
