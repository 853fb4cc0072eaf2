import { BehaviorSubject, Subscription, take, type Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { normalCode } from '../../../domain/postal-code/normal-code.ts';
import { isUnsettled, type DealerCard, type FindDealersView } from '../find-dealers/find-dealers-view.ts';
import { waitAddress } from '../find-dealers/search-address.ts';
import type { SendRequest } from '../send-request/send-request.ts';
import { askAddress, askedCompanyId, ASK_PATHS, isAskForm, withDealer } from './ask-address.ts';
import type { AskableDealer } from './ask-dealer-view.ts';
import { askableDealers, knownOf } from './askable-dealers.ts';

/** The dealers of the area and the dealer that the page's form is for. Plain JSON. */
export interface ChooseDealerView {
  readonly dealers: ReadonlyArray<AskableDealer>;
  /** The chosen dealer: by default the one in the page's address, or the first if it names none. Null when nobody is chosen. */
  readonly selected: AskableDealer | null;
  /**
   * Where the dealer in the page's address is missing: from the area's list, or from all lists. The visitor then has to choose a dealer.
   * Null when the address names none, and once the visitor chooses.
   */
  readonly missingFrom: 'area' | 'everywhere' | null;
  /** Whether the selected dealer is the first of the list. */
  readonly isFirst: boolean;
  /** The card of the selected dealer; null when the page doesn't show it. */
  readonly card: DealerCard | null;
  /** The requested dealer, who receives the form while the look-up is unsettled. Null once it settles, or when no dealer was requested. */
  readonly expected: CompanyId | null;
  /** The state of the dealer look-up; a failed one may still succeed on retry. */
  readonly lookUp: 'settled' | 'searching' | 'failed';
  /** The postal code of the area; empty without one. */
  readonly zipcode: string;
  readonly isMalformed: boolean;
  /** The dealer in the page's address. A search for the area keeps it. */
  readonly asked: CompanyId | null;
  /** The `action` of the area search form, for pages without scripts. */
  readonly searchAction: string;
  /** The page's address without an area. */
  readonly unsearched: string;
  /** The form's `action`, for posting without scripts. */
  readonly action: string;
  /** Like `action`, but the server waits for the dealers. Used while the look-up is unsettled. */
  readonly waitAddress: string;
}

/** Chooses the dealer for a form that is part of a page (specification, section 2: schedule service; contract, section 6). */
export class ChooseDealer {
  private readonly view = new BehaviorSubject<ChooseDealerView>({
    dealers: [],
    selected: null,
    missingFrom: null,
    isFirst: false,
    card: null,
    expected: null,
    lookUp: 'settled',
    zipcode: '',
    isMalformed: false,
    asked: null,
    searchAction: '',
    unsearched: '',
    action: '',
    waitAddress: '',
  });
  private readonly subscription = new Subscription();
  private found: FindDealersView | null = null;
  private readonly asked: CompanyId | null;
  /** Whether the page's address has a `dealer` parameter. Its id may be invalid. */
  private readonly asksForDealer: boolean;
  private preferred: CompanyId | null;
  private chosen: CompanyId | null;
  private hasBegun = false;
  /** The last values suggested to the request: the postal code and whether its dealers were found. Null before the first suggestion. */
  private suggestion: string | null = null;
  private addressedZip: string | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<ChooseDealerView> = this.view.asObservable();

  /**
   * `asked`, the dealer in the page's address, is selected by default. A form that the server returned keeps the dealer it was sent to.
   */
  constructor(
    found$: Observable<FindDealersView>,
    private readonly request: SendRequest,
    asked: string | null,
  ) {
    this.preferred = this.asked = askedCompanyId(asked);
    this.asksForDealer = Boolean(asked);
    request.view$.pipe(take(1)).subscribe(({ companyId }) => (this.preferred = companyId ?? this.asked));
    this.chosen = this.preferred;
    this.subscription.add(found$.subscribe((found) => this.follow(found)));
  }

  /** Call when the form is on the page: from now on the request follows the selected dealer and area. */
  begin(): void {
    this.hasBegun = true;
    this.addressRequest();
  }

  choose(companyId: CompanyId): void {
    this.chosen = companyId;
    this.show();
  }

  /** Stops all subscriptions and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  /** Resets the choice when the dealers change, because a choice applies only to the dealers shown. */
  private follow(found: FindDealersView): void {
    this.found = found;
    if (found.kind !== 'found') this.chosen = this.preferred;
    this.show();
  }

  private show(): void {
    const { found } = this;
    const zipcode = found?.search.zipcode ?? '';
    const dealers = found === null ? [] : askableDealers(found);
    const chosen = dealers.find(({ companyId }) => companyId === this.chosen) ?? null;
    const isAsked = this.asksForDealer && this.chosen === this.asked;
    const selected = chosen ?? (isAsked ? null : dealers[0]) ?? null;
    const cards = found?.kind === 'found' ? found.page.items : [];
    const card = cards.find(({ companyId }) => companyId !== null && companyId === selected?.companyId);
    this.view.next({
      dealers,
      selected,
      card: card ?? null,
      asked: this.asked,
      zipcode,
      isMalformed: zipcode !== '' && normalCode(zipcode) === null,
      missingFrom: isAsked && dealers.length > 0 ? missingFrom(chosen, found) : null,
      isFirst: selected !== null && selected === dealers[0],
      expected: lookUpOf(found) === 'settled' ? null : this.preferred,
      lookUp: lookUpOf(found),
      ...this.addresses(zipcode),
    });
    if (found?.place !== undefined) this.request.filling.expect(knownOf(found));
    this.addressRequest();
  }

  /** Forms with a standalone page search there. Other forms search on the current page. */
  private addresses(
    zipcode: string,
  ): Pick<ChooseDealerView, 'searchAction' | 'unsearched' | 'action' | 'waitAddress'> {
    const { id } = this.request.form;
    const action = isAskForm(id)
      ? askAddress(id, zipcode, this.asked)
      : withDealer(this.found?.address ?? '', this.asked);
    const searchAction = isAskForm(id) ? ASK_PATHS[id] : (this.found?.path ?? '');
    const unsearched = withDealer(searchAction, this.asked);
    return { searchAction, unsearched, action, waitAddress: waitAddress(action) };
  }

  /** While the look-up is unsettled, the request is for the requested dealer, never for a dealer of a previous area. */
  private addressRequest(): void {
    const { found } = this;
    const { dealers, selected, expected, lookUp, zipcode } = this.view.value;
    if (!this.hasBegun || found === null) return;
    const isFound = selected !== null;
    this.request.askFor(
      selected ?? (expected === null ? null : { companyId: expected, phone: null }),
      dealers,
    );
    if (isFound) {
      if (this.addressedZip !== null && zipcode !== this.addressedZip) this.request.beginAgain();
      this.addressedZip = zipcode;
    }
    const suggestion = `${zipcode} ${isFound}`;
    const isElsewhere = this.suggestion !== null && lookUp !== 'settled';
    if (suggestion === this.suggestion || !(isFound || isElsewhere)) return;
    this.suggestion = suggestion;
    this.request.filling.suggest(knownOf(found));
  }
}

const missingFrom = (
  asked: AskableDealer | null,
  found: FindDealersView | null,
): ChooseDealerView['missingFrom'] => {
  if (asked === null) return 'everywhere';
  return asked === found?.named ? 'area' : null;
};

/** A look-up that timed out may still succeed on retry, so the form stays. */
const lookUpOf = (found: FindDealersView | null): ChooseDealerView['lookUp'] => {
  if (found === null || !(isUnsettled(found) || isUnanswered(found))) return 'settled';
  return found.kind === 'searching' ? 'searching' : 'failed';
};

/** Malformed codes are never looked up, so they don't count. */
const isUnanswered = (found: FindDealersView): boolean =>
  found.kind === 'none' && found.why.total === null && normalCode(found.search.zipcode) !== null;
