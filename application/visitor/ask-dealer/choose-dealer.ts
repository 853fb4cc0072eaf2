import { BehaviorSubject, Subscription, take, type Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { normalCode } from '../../../domain/postal-code/normal-code.ts';
import { isUnsettled, type DealerCard, type FindDealersView } from '../find-dealers/find-dealers-view.ts';
import { waitAddress } from '../find-dealers/search-address.ts';
import type { SendRequest } from '../send-request/send-request.ts';
import { askAddress, askedCompanyId, ASK_PATHS, isAskForm, withDealer } from './ask-address.ts';
import type { AskableDealer } from './ask-dealer-view.ts';
import { askableDealers, knownOf } from './askable-dealers.ts';

/** The dealers of the area searched, and the one that a form on the page is for. Plain JSON. */
export interface ChooseDealerView {
  readonly dealers: ReadonlyArray<AskableDealer>;
  /** The first of them, unless another is chosen; null: there is none. */
  readonly selected: AskableDealer | null;
  /** Whether they replace the dealer asked for, who does not serve the area; false once the visitor has chosen. */
  readonly isInstead: boolean;
  /** Whether that is the first of them. */
  readonly isClosest: boolean;
  /** The card of whoever is selected; null: the page shows none of them. */
  readonly card: DealerCard | null;
  /** Who the form is for while their look-up is unsettled: the dealer asked for; null where it is settled, or no dealer is. */
  readonly expected: CompanyId | null;
  /** The state of the look-up of dealers; one that has failed may still succeed. */
  readonly lookUp: 'settled' | 'searching' | 'failed';
  /** The code of the area searched; empty without one. */
  readonly zipcode: string;
  /** Whether it is no postal code. */
  readonly isMalformed: boolean;
  /** The dealer that the address of the page names: a search for the area keeps them. */
  readonly asked: CompanyId | null;
  /** Where the area is asked for first, without scripts. */
  readonly searchAction: string;
  /** The same page without an area. */
  readonly unsearched: string;
  /** Where the form is posted without scripts. */
  readonly action: string;
  /** The same, where the server waits for the dealers: for while their look-up is unsettled. */
  readonly waitAddress: string;
}

/** Which dealer a form that is in a page is for (specification, section 2: schedule service; contract, section 6). */
export class ChooseDealer {
  private readonly view = new BehaviorSubject<ChooseDealerView>({
    ...{
      dealers: [],
      selected: null,
      isInstead: false,
      isClosest: false,
      card: null,
      expected: null,
      lookUp: 'settled',
    },
    ...{ zipcode: '', isMalformed: false, asked: null, searchAction: '', unsearched: '' },
    ...{ action: '', waitAddress: '' },
  });
  private readonly subscription = new Subscription();
  private found: FindDealersView | null = null;
  private readonly asked: CompanyId | null;
  /** Whether the address of the page names a dealer, by a company id or by what is none. */
  private readonly asksForDealer: boolean;
  private preferred: CompanyId | null;
  private chosen: CompanyId | null;
  private hasBegun = false;
  /** The area that the request knows, and whether its dealers were found; null: none yet. */
  private suggestion: string | null = null;
  private addressedZip: string | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<ChooseDealerView> = this.view.asObservable();

  /**
   * Without a choice it is for the dealer that the address of the page names, `asked`, where they serve the area; a form that came
   * back is for the dealer that it was sent to.
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

  /** The form is on the page: from now on its request is for whoever is selected, and knows the area searched. */
  begin(): void {
    this.hasBegun = true;
    this.addressRequest();
  }

  choose(companyId: CompanyId): void {
    this.chosen = companyId;
    this.show();
  }

  /** The view stays as it is. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  /** A choice is made for the dealers that are shown: where others are looked for it is made anew. */
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
    const selected = chosen ?? dealers[0] ?? null;
    const cards = found?.kind === 'found' ? found.page.items : [];
    const card = cards.find(({ companyId }) => companyId !== null && companyId === selected?.companyId);
    this.view.next({
      ...{ dealers, selected, card: card ?? null, asked: this.asked },
      ...{ zipcode, isMalformed: zipcode !== '' && normalCode(zipcode) === null },
      isInstead: selected !== null && chosen === null && this.asksForDealer && this.chosen === this.asked,
      isClosest: selected !== null && selected === dealers[0],
      ...{ expected: lookUpOf(found) === 'settled' ? null : this.preferred, lookUp: lookUpOf(found) },
      ...this.addresses(zipcode),
    });
    if (found?.place !== undefined) this.request.filling.expect(knownOf(found));
    this.addressRequest();
  }

  /** A form with a page of its own asks there for the area; another one is on the page of the search. */
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

  /** While their look-up is unsettled, the dealer who was asked for gets the request, and nobody of an area searched before. */
  private addressRequest(): void {
    const { found } = this;
    const { selected, expected, lookUp, zipcode } = this.view.value;
    if (!this.hasBegun || found === null) return;
    const isFound = selected !== null;
    this.request.askFor(selected ?? (expected === null ? null : { companyId: expected, phone: null }));
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

/** What was not answered in time may still be answered: the form stays. */
const lookUpOf = (found: FindDealersView | null): ChooseDealerView['lookUp'] => {
  if (found === null || !(isUnsettled(found) || isUnanswered(found))) return 'settled';
  return found.kind === 'searching' ? 'searching' : 'failed';
};

/** A code off the patterns is not looked up at all. */
const isUnanswered = (found: FindDealersView): boolean =>
  found.kind === 'none' && found.why.total === null && normalCode(found.search.zipcode) !== null;
