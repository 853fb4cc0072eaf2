import {
  BehaviorSubject,
  catchError,
  combineLatest,
  EMPTY,
  filter,
  firstValueFrom,
  Subscription,
  switchMap,
  take,
} from 'rxjs';
import type { Observable } from 'rxjs';
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
  /** Creates a new request. Rejects when its lazy chunk can't be fetched. */
  readonly newRequest: (formId: AskFormId) => Promise<SendRequest>;
  /** The dealers that the page lists. On other pages, the dealers of the visitor's area, looked up on subscription. */
  readonly found$: Observable<FindDealersView>;
  readonly area$: Observable<KnownArea>;
}

/**
 * The form modal for one dealer: `Connect with Dealer`, `Book online` (specification, sections 2 and 4; contract, section 7: contact
 * modal).
 */
export class AskDealer {
  private readonly view = new BehaviorSubject<AskDealerView>(CLOSED);
  private readonly receipts = new BehaviorSubject<ReceiptsView>({});
  /** Holds the subscriptions of all unfinished requests. */
  private readonly subscription = new Subscription();
  private opened: SendRequest | null = null;
  /** The form that is loading and the dealer that the visitor asked for last; null while no form loads. */
  private loading: { formId: AskFormId; companyId: CompanyId | null; outcome: Promise<boolean> } | null =
    null;
  /** The postal code that the form was opened for; empty when no area is known. */
  private zip = '';

  /** Replays its latest value, never completes. */
  readonly view$: Observable<AskDealerView> = this.view.asObservable();

  /** Confirmations of the requests sent from this page. Replays its latest value, never completes. */
  readonly receipts$: Observable<ReceiptsView> = this.receipts.asObservable();

  constructor(private readonly ports: AskDealerPorts) {}

  /** The request of the open form; null when no form is open. */
  get request(): SendRequest | null {
    return this.opened;
  }

  /** The standalone page of the open form with its area and dealer; null when no form is open. */
  get page(): string | null {
    const { value } = this.view;
    return value.kind === 'open'
      ? askAddress(value.formId, this.zip, value.selected?.companyId ?? null)
      : null;
  }

  /** The standalone page of a form with the known area, for when the modal can't open. */
  pageOf(formId: AskFormId, { zipcode }: KnownArea): string {
    return askAddress(formId, zipcode ?? '', null);
  }

  /** The form that a link opens as a modal; null when the link must navigate. */
  formAt(address: string): AskFormId | null {
    return askedForm(address);
  }

  /**
   * Opens a form for a dealer that the page lists. The visitor can change the dealer. Resolves to true when the form is open, to false when
   * it failed to open, was closed first, or when the page doesn't list the dealer.
   * While a form loads, another call for it changes the dealer and resolves with it.
   */
  openFor(formId: AskFormId, companyId: CompanyId): Promise<boolean> {
    const isOpen$ = this.ports.found$.pipe(
      take(1),
      switchMap(({ search }) => this.begin(formId, companyId, search.zipcode)),
    );
    return firstValueFrom(isOpen$).catch(() => false);
  }

  /**
   * Opens a form for the visitor's area. The form has no dealer until the area's dealers are found, then it is for the first; the visitor
   * can change it. Resolves like `openFor`.
   */
  open(formId: AskFormId): Promise<boolean> {
    const isOpen$ = this.ports.area$.pipe(
      take(1),
      switchMap(({ zipcode }) => this.begin(formId, null, zipcode ?? '')),
    );
    return firstValueFrom(isOpen$);
  }

  private begin(formId: AskFormId, companyId: CompanyId | null, zip: string): Promise<boolean> {
    const { kind } = this.view.value;
    if (kind === 'open') return Promise.resolve(true);
    if (kind === 'opening' && this.loading !== null) {
      if (this.loading.formId === formId) this.loading.companyId = companyId;
      return this.loading.outcome;
    }
    const outcome = this.load(formId, zip);
    this.loading = { formId, companyId, outcome };
    return outcome;
  }

  private async load(formId: AskFormId, zip: string): Promise<boolean> {
    const opening: AskDealerView = { kind: 'opening' };
    const isAwaited = (): boolean => this.view.value === opening;
    this.zip = zip;
    this.view.next(opening);
    this.ports.events.report({ event: 'dealer_form_open', formId, zip });
    // Looks up the dealers while the form's chunk loads.
    const found = new BehaviorSubject<FindDealersView | null>(null);
    const following = new Subscription();
    this.subscription.add(following);
    following.add(this.ofArea(zip).subscribe((view) => found.next(view)));
    try {
      const request = await this.ports.newRequest(formId);
      following.add(() => request.dispose());
      if (!isAwaited()) {
        following.unsubscribe();
        return false;
      }
      const dealers = found.value === null ? [] : askableDealers(found.value);
      const companyId = this.loading?.companyId ?? null;
      const asked = companyId === null ? dealers[0] : dealers.find((one) => one.companyId === companyId);
      if (companyId !== null && asked === undefined) {
        following.unsubscribe();
        this.close();
        return false;
      }
      const selected = asked ?? null;
      request.askFor(selected, dealers);
      request.filling.suggest(found.value === null ? { zip } : knownOf(found.value));
      const closesWhenSent = formId.startsWith('dealer-modal');
      this.opened = request;
      this.view.next({ kind: 'open', formId, closesWhenSent, dealers, ...askedOf(selected) });
      following.add(found.subscribe((view) => this.offer(request, view)));
      this.follow(request, closesWhenSent, following);
      return true;
    } catch {
      following.unsubscribe();
      this.ports.log.error('Form error: the form could not be fetched');
      this.close();
      return false;
    }
  }

  /** The dealers of the form's area. Errors are ignored: the form also opens without dealers. */
  private ofArea(zip: string): Observable<FindDealersView> {
    return this.ports.found$.pipe(
      filter(({ search }) => search.zipcode === zip),
      catchError(() => EMPTY),
    );
  }

  /** Adds dealers that are found after the form opened and selects the first. Dealers that the form already lists are kept. */
  private offer(request: SendRequest, found: FindDealersView | null): void {
    const { value } = this.view;
    const dealers = found === null ? [] : askableDealers(found);
    const [first] = dealers;
    if (this.opened !== request || value.kind !== 'open' || value.dealers.length > 0) return;
    if (found === null || first === undefined) return;
    request.askFor(first, dealers);
    request.filling.suggest(knownOf(found));
    this.view.next({ ...value, dealers, ...askedOf(first) });
  }

  /** Selects another dealer of the open form. */
  choose(companyId: CompanyId): void {
    const { value } = this.view;
    if (value.kind !== 'open') return;
    const selected = value.dealers.find((dealer) => dealer.companyId === companyId) ?? null;
    this.opened?.askFor(selected, value.dealers);
    this.view.next({ ...value, ...askedOf(selected) });
  }

  close(): void {
    this.opened?.filling.setAside();
    this.opened = null;
    this.view.next(CLOSED);
  }

  /** Ends all requests and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private keepReceipt(success: SendRequestView['success']): void {
    if (success?.receipt === undefined || success.companyId === null) return;
    const { receipt, calls, sentLine: sent, page, companyId } = success;
    const text = [calls.now, receipt, calls.later].filter((line) => line !== null).join(' ');
    this.receipts.next({ ...this.receipts.value, [companyId]: { text, sent, page: page?.address ?? null } });
  }

  /** Follows a request until its form is closed and its sending has finished, then disposes of it. */
  private follow(request: SendRequest, closesWhenSent: boolean, following: Subscription): void {
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
