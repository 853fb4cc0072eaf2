import {
  BehaviorSubject,
  combineLatest,
  defaultIfEmpty,
  filter,
  firstValueFrom,
  Subscription,
  switchMap,
  take,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Draft } from '../../../domain/lead/lead.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Logger } from '../../ports/logger.ts';
import type { VisitorEvents } from '../../ports/visitor/visitor-events.ts';
import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import { isInFlight, type SendRequestView } from '../send-request/send-request-view.ts';
import type { SendRequest } from '../send-request/send-request.ts';
import type { KnownArea } from '../show-area/show-area.ts';
import { askAddress } from './ask-address.ts';
import type { AskableDealer, AskDealerView, AskFormId, ReceiptsView } from './ask-dealer-view.ts';
import { askableDealers, knownOf } from './askable-dealers.ts';
import { askedForm } from './asked-form.ts';

const CLOSED: AskDealerView = { kind: 'closed' };

export interface AskDealerPorts {
  readonly events: VisitorEvents;
  readonly log: Logger;
  /** A request that is not begun yet; its code may have to be fetched first, and that may fail. */
  readonly newRequest: (formId: AskFormId) => Promise<SendRequest>;
  /** The dealers that the page shows; empty where it shows none. */
  readonly found$: Observable<FindDealersView>;
  readonly area$: Observable<KnownArea>;
}

/**
 * A form above the page for one dealer: `Connect with Dealer`, `Book online` (specification, sections 2 and 4; contract,
 * section 7: contact modal).
 */
export class AskDealer {
  private readonly view = new BehaviorSubject<AskDealerView>(CLOSED);
  private readonly receipts = new BehaviorSubject<ReceiptsView>({});
  /** Ends every request that has not come to an end. */
  private readonly subscription = new Subscription();
  private opened: SendRequest | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<AskDealerView> = this.view.asObservable();

  /** What the cards say of requests that this page has sent; replays its latest value, never completes. */
  readonly receipts$: Observable<ReceiptsView> = this.receipts.asObservable();

  constructor(private readonly ports: AskDealerPorts) {}

  /** The request of the form that is open; null: none is. */
  get request(): SendRequest | null {
    return this.opened;
  }

  /** The page of a form, for where it cannot open above another one; it knows the area. */
  pageOf(formId: AskFormId, { zipcode }: KnownArea): string {
    return askAddress(formId, zipcode ?? '', null);
  }

  /** The form that a link's address asks for, where it may open above the page that the link stands on; else null. */
  formAt(address: string): AskFormId | null {
    return askedForm(address);
  }

  /**
   * Opens a form for a dealer that the page shows; it may be changed for another of them, and without a choice is for the first.
   * Resolves when it is open; false: it could not be opened, or was closed before.
   */
  openFor(formId: AskFormId, companyId: CompanyId | null): Promise<boolean> {
    const begun$ = this.ports.found$.pipe(
      take(1),
      switchMap((found) => this.begin(formId, askableDealers(found), { companyId, known: knownOf(found) })),
    );
    return firstValueFrom(begun$);
  }

  /**
   * Opens a form in the area that the visitor is served for: for the first dealer that the page lists, who may be changed, else for
   * no particular dealer. Resolves as `openFor` does.
   */
  open(formId: AskFormId): Promise<boolean> {
    const found$ = this.ports.found$.pipe(take(1), defaultIfEmpty(null));
    const begun$ = combineLatest([this.ports.area$, found$]).pipe(
      take(1),
      switchMap(([{ zipcode }, found]) => {
        const isOfArea = found !== null && found.search.zipcode === zipcode;
        return this.begin(formId, found === null ? [] : askableDealers(found), {
          companyId: null,
          known: isOfArea ? knownOf(found) : { zip: zipcode ?? '' },
        });
      }),
    );
    return firstValueFrom(begun$);
  }

  private async begin(
    formId: AskFormId,
    dealers: ReadonlyArray<AskableDealer>,
    { companyId, known }: { readonly companyId: CompanyId | null; readonly known: Draft },
  ): Promise<boolean> {
    if (this.view.value.kind !== 'closed') return true;
    const opening: AskDealerView = { kind: 'opening' };
    const isAwaited = (): boolean => this.view.value === opening;
    this.view.next(opening);
    this.ports.events.report({ event: 'dealer_form_open', formId, zip: known.zip ?? '' });
    try {
      const request = await this.ports.newRequest(formId);
      if (!isAwaited()) {
        request.dispose();
        return false;
      }
      const selected = dealers.find((dealer) => dealer.companyId === companyId) ?? dealers[0] ?? null;
      request.askFor(selected);
      request.suggest(known);
      const closesWhenSent = formId === 'dealer-modal';
      this.opened = request;
      this.follow(request, closesWhenSent);
      this.view.next({ kind: 'open', formId, closesWhenSent, dealers, ...askedOf(selected) });
      return true;
    } catch {
      this.ports.log.error('Form error: the form could not be fetched');
      this.close();
      return false;
    }
  }

  /** The request is for another dealer. */
  choose(companyId: CompanyId): void {
    const { value } = this.view;
    if (value.kind !== 'open') return;
    const selected = value.dealers.find((dealer) => dealer.companyId === companyId) ?? null;
    this.opened?.askFor(selected);
    this.view.next({ ...value, ...askedOf(selected) });
  }

  close(): void {
    this.opened?.setAside();
    this.opened = null;
    this.view.next(CLOSED);
  }

  /** Ends the requests; the view stays as it stands. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private keepReceipt(success: SendRequestView['success']): void {
    if (success?.receipt === undefined || success.companyId === null) return;
    const { receipt: text, referenceLine: reference, companyId } = success;
    this.receipts.next({ ...this.receipts.value, [companyId]: { text, reference } });
  }

  /** Follows a request until its form is closed and it has come to something, and disposes it then. */
  private follow(request: SendRequest, closesWhenSent: boolean): void {
    const following = new Subscription(() => request.dispose());
    this.subscription.add(following);
    following.add(request.view$.subscribe(({ success }) => this.keepReceipt(success)));
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

const askedOf = (selected: AskableDealer | null) => ({
  selected,
  action: askAddress('dealer-modal', '', selected?.companyId ?? null),
});
