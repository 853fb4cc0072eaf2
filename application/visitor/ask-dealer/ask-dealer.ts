import { BehaviorSubject, combineLatest, filter, Subscription, type Observable } from 'rxjs';
import type { Logger } from '../../ports/logger.ts';
import type { VisitorEvents } from '../../ports/visitor-events.ts';
import { isInFlight } from '../send-request/send-request-view.ts';
import type { SendRequest } from '../send-request/send-request.ts';
import type { AskableDealer, AskDealerView, AskFormId } from './ask-dealer-view.ts';

const CLOSED: AskDealerView = { kind: 'closed' };

export interface AskDealerPorts {
  readonly events: VisitorEvents;
  readonly log: Logger;
  /** A request that nobody has begun; its code may have to be fetched first, and that may fail. */
  readonly newRequest: (formId: AskFormId) => Promise<SendRequest>;
}

/**
 * A form above the page for one dealer: `Connect with Dealer`, `Book online` (specification, sections 2 and 4; contract,
 * section 7: contact modal).
 */
export class AskDealer {
  private readonly view = new BehaviorSubject<AskDealerView>(CLOSED);
  /** Ends every request that has not come to an end. */
  private readonly subscription = new Subscription();
  private opened: SendRequest | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<AskDealerView> = this.view.asObservable();

  constructor(private readonly ports: AskDealerPorts) {}

  /** The request of the form that is open; null: none is. */
  get request(): SendRequest | null {
    return this.opened;
  }

  /**
   * Opens a form for a dealer, who may be changed for another of `dealers`; without a choice it is for the first. Resolves
   * when it is open; false: it could not be opened, or was closed before.
   */
  async open(
    formId: AskFormId,
    dealers: ReadonlyArray<AskableDealer>,
    { companyId, zip }: { readonly companyId: number | null; readonly zip: string },
  ): Promise<boolean> {
    if (this.view.value.kind !== 'closed') return true;
    const opening: AskDealerView = { kind: 'opening' };
    const isAwaited = (): boolean => this.view.value === opening;
    this.view.next(opening);
    this.ports.events.report({ event: 'dealer_form_open', formId, zip });
    try {
      const request = await this.ports.newRequest(formId);
      if (!isAwaited()) {
        request.dispose();
        return false;
      }
      const selected = dealers.find((dealer) => dealer.companyId === companyId) ?? dealers[0] ?? null;
      request.askFor(selected);
      request.suggest({ zip });
      const closesWhenSent = formId === 'dealer-modal';
      this.opened = request;
      this.follow(request, closesWhenSent);
      this.view.next({ kind: 'open', formId, closesWhenSent, dealers, selected });
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
    this.opened?.askFor(selected);
    this.view.next({ ...value, selected });
  }

  close(): void {
    this.opened = null;
    this.view.next(CLOSED);
  }

  /** Ends the requests; the view stays as it stands. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  /** Follows a request until its form is closed and it has come to something, and disposes it then. */
  private follow(request: SendRequest, closesWhenSent: boolean): void {
    const following = new Subscription(() => request.dispose());
    this.subscription.add(following);
    if (closesWhenSent) {
      following.add(
        request.view$
          .pipe(filter(({ status }) => status === 'sent' && this.opened === request))
          .subscribe(() => this.close()),
      );
    }
    following.add(
      combineLatest([this.view, request.view$])
        .pipe(filter(([, { status }]) => this.opened !== request && !isInFlight(status)))
        .subscribe(() => following.unsubscribe()),
    );
  }
}
