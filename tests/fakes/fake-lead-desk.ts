import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import type {
  LeadDesk,
  LeadReceipt,
  OutboxOutcome,
  SendingFailure,
} from '../../application/ports/lead-desk.ts';
import type { ValidLead } from '../../domain/lead/lead.ts';

type Answer = E.Either<SendingFailure, LeadReceipt>;

/** A desk whose troubles a test decides; without any it takes what it is sent. */
export class FakeLeadDesk implements LeadDesk {
  private readonly troubles: Array<SendingFailure | 'silence'> = [];
  private readonly open: Array<() => void> = [];
  private readonly waiting = new Set<string>();
  private readonly ids = new Map<string, string>();
  private readonly outcomes = new Subject<OutboxOutcome>();
  readonly outcomes$ = this.outcomes.asObservable();
  /** What was sent, oldest first, taken or not. */
  readonly sent: Array<{ readonly lead: ValidLead; readonly key: string }> = [];

  /** The next leads are met so, in turn; one that meets `silence` is taken once it is released. */
  meet(...troubles: ReadonlyArray<SendingFailure | 'silence'>): void {
    this.troubles.push(...troubles);
  }

  release(): void {
    for (const answer of this.open.splice(0)) answer();
  }

  /** The network is back: what waits is sent, and meets the troubles that are left. */
  networkBack(): void {
    for (const key of [...this.waiting]) {
      const trouble = this.troubles.shift();
      if (trouble === undefined) this.settle(key, this.receiptFor(key));
      else if (trouble !== 'silence' && trouble._tag === 'LeadRefused') this.settle(key, null);
    }
  }

  /** What waits has waited too long. */
  giveUp(): void {
    for (const key of [...this.waiting]) this.settle(key, null);
  }

  /** The keys of the leads that were taken, each once. */
  get taken(): ReadonlyArray<string> {
    return [...this.ids.keys()];
  }

  /** How many troubles nobody has met yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  readonly send = (lead: ValidLead, key: string) => (): Promise<Answer> => {
    this.sent.push({ lead, key });
    const trouble = this.troubles.shift();
    if (trouble === undefined) return Promise.resolve(E.right(this.receiptFor(key)));
    if (trouble === 'silence') {
      return new Promise((resolve) => this.open.push(() => resolve(E.right(this.receiptFor(key)))));
    }
    if (trouble._tag === 'LeadWaits') this.waiting.add(key);
    return Promise.resolve(E.left(trouble));
  };

  private settle(key: string, receipt: LeadReceipt | null): void {
    this.waiting.delete(key);
    this.outcomes.next({ key, receipt });
  }

  private receiptFor(key: string): LeadReceipt {
    const count = String(this.ids.size + 1).padStart(8, '0');
    const leadId = this.ids.get(key) ?? `${count}-0000-4000-9000-000000000000`;
    this.ids.set(key, leadId);
    return { leadId };
  }
}
