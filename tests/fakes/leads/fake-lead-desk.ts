import * as E from 'fp-ts/Either';
import { BehaviorSubject, defer, finalize, Subject } from 'rxjs';
import type {
  LeadDesk,
  LeadReceipt,
  OutboxOutcome,
  SendingFailure,
} from '../../../application/ports/leads/lead-desk.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';

type Answer = E.Either<SendingFailure, LeadReceipt>;

/** A desk whose troubles the test sets; without any, it accepts every lead. */
export class FakeLeadDesk implements LeadDesk {
  private readonly troubles: Array<SendingFailure | 'silence'> = [];
  private readonly open: Array<() => void> = [];
  private readonly waiting = new Map<string, ValidLead>();
  private readonly own = new Set<string>();
  private readonly ids = new Map<string, string>();
  private readonly outcomes = new Subject<OutboxOutcome>();
  private readonly dealers = new BehaviorSubject<ReadonlyArray<CompanyId>>([]);
  /** The page of all requests. */
  page: string | undefined;
  private listening = 0;
  readonly outcomes$ = defer(() => {
    this.listening += 1;
    return this.outcomes.pipe(finalize(() => (this.listening -= 1)));
  });
  readonly waiting$ = this.dealers.asObservable();
  /** The sent leads, oldest first, accepted or not. */
  readonly sent: Array<{ readonly lead: ValidLead; readonly key: string }> = [];

  /** The next leads meet these troubles, in order; one that meets `silence` is accepted once it is released. */
  meet(...troubles: ReadonlyArray<SendingFailure | 'silence'>): void {
    this.troubles.push(...troubles);
  }

  release(): void {
    for (const answer of this.open.splice(0)) answer();
  }

  /** Moves the visitor to another page, which takes over the waiting leads. */
  nextPage(): this {
    this.own.clear();
    return this;
  }

  /** Brings the network back: waiting leads are sent, and meet the remaining troubles. */
  networkBack(): void {
    for (const key of [...this.waiting.keys()]) {
      const trouble = this.troubles.shift();
      if (trouble === undefined) this.settle(key, this.receiptFor(key));
      else if (trouble !== 'silence' && trouble._tag === 'LeadRefused') this.settle(key, null);
    }
  }

  /** Gives up the leads that wait. */
  giveUp(): void {
    for (const key of [...this.waiting.keys()]) this.settle(key, null);
  }

  /** The keys of the accepted leads, each once. */
  get taken(): ReadonlyArray<string> {
    return [...this.ids.keys()];
  }

  /** The number of subscribers to `outcomes$`. */
  get listeners(): number {
    return this.listening;
  }

  /** How many troubles no lead has met yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  readonly send = (lead: ValidLead, key: string) => (): Promise<Answer> => {
    this.sent.push({ lead, key });
    this.own.add(key);
    const trouble = this.troubles.shift();
    if (trouble === undefined) return Promise.resolve(E.right(this.receiptFor(key)));
    if (trouble === 'silence') {
      return new Promise((resolve) => this.open.push(() => resolve(E.right(this.receiptFor(key)))));
    }
    if (trouble._tag === 'LeadWaits') this.wait(key, lead);
    return Promise.resolve(E.left(trouble));
  };

  private wait(key: string, lead: ValidLead): void {
    this.waiting.set(key, lead);
    this.recount();
  }

  private settle(key: string, receipt: LeadReceipt | null): void {
    const lead = this.waiting.get(key);
    const { companyId = null, kind, formId = null } = lead?.metadata ?? {};
    const filled = lead === undefined || formId === null ? null : { formId, draft: lead.fields };
    const dealerForm = kind === 'CONTACT_DEALER' ? formId : null;
    this.waiting.delete(key);
    this.recount();
    this.outcomes.next({
      key,
      companyId,
      dealerForm,
      filled,
      receipt,
      sentHere: true,
      wasLeft: !this.own.has(key),
    });
  }

  private recount(): void {
    const dealers = [...this.waiting.values()]
      .map(({ metadata: { companyId } }) => companyId)
      .filter((companyId) => companyId !== null);
    this.dealers.next([...new Set(dealers)].sort((one, other) => one - other));
  }

  private receiptFor(key: string): LeadReceipt {
    const count = String(this.ids.size + 1).padStart(8, '0');
    const leadId = this.ids.get(key) ?? `${count}-0000-4000-9000-000000000000`;
    this.ids.set(key, leadId);
    return { leadId, page: this.page };
  }
}
