import { BehaviorSubject, EMPTY, filter, switchMap, type Observable, type Subscription } from 'rxjs';
import type { ProblemLog } from '../../ports/problem-log.ts';
import type { VisitorEvents } from '../../ports/visitor-events.ts';
import type { SendRequest } from '../send-request/send-request.ts';
import type { AskableDealer, AskDealerView, AskFormId } from './ask-dealer-view.ts';

const CLOSED: AskDealerView = { kind: 'closed' };

export interface AskDealerPorts {
  readonly events: VisitorEvents;
  readonly log: ProblemLog;
  /** A request that nobody has begun; its code may have to be fetched first, and that may fail. */
  readonly newRequest: (formId: AskFormId) => Promise<SendRequest>;
}

/**
 * A form above the page for one dealer: `Connect with Dealer`, `Book online` (specification, sections 2 and 4; contract,
 * section 7: contact modal).
 */
export class AskDealer {
  private readonly view = new BehaviorSubject<AskDealerView>(CLOSED);
  private readonly closing: Subscription;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<AskDealerView> = this.view.asObservable();

  constructor(private readonly ports: AskDealerPorts) {
    this.closing = this.view$
      .pipe(switchMap((view) => (view.kind === 'open' && view.closesWhenSent ? sentBy(view.request) : EMPTY)))
      .subscribe(() => this.view.next(CLOSED));
  }

  /**
   * Opens a form for a dealer, who may be changed for another of `dealers`; without a choice it is for the first. Resolves
   * when it is open; false: it could not be opened.
   */
  async open(
    formId: AskFormId,
    dealers: ReadonlyArray<AskableDealer>,
    { companyId, zip }: { readonly companyId: number | null; readonly zip: string },
  ): Promise<boolean> {
    if (this.view.value.kind !== 'closed') return true;
    this.view.next({ kind: 'opening' });
    this.ports.events.report({ event: 'dealer_form_open', formId, zip });
    try {
      const request = await this.ports.newRequest(formId);
      const selected = dealers.find((dealer) => dealer.companyId === companyId) ?? dealers[0] ?? null;
      request.askFor(selected);
      request.suggest({ zip });
      const closesWhenSent = formId === 'dealer-modal';
      this.view.next({ kind: 'open', request, closesWhenSent, dealers, selected });
      return true;
    } catch {
      this.ports.log.error('Form error: the form could not be fetched');
      this.close();
      return false;
    }
  }

  /** The request is for another dealer. */
  choose(companyId: number): void {
    const { value } = this.view;
    if (value.kind !== 'open') return;
    const selected = value.dealers.find((dealer) => dealer.companyId === companyId) ?? null;
    value.request.askFor(selected);
    this.view.next({ ...value, selected });
  }

  close(): void {
    this.view.next(CLOSED);
  }

  dispose(): void {
    this.closing.unsubscribe();
  }
}

const sentBy = ({ view$ }: SendRequest) => view$.pipe(filter(({ status }) => status === 'sent'));
