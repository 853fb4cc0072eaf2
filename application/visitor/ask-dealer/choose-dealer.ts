import { BehaviorSubject, Subscription, take, type Observable } from 'rxjs';
import type { DealerCard, FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { SendRequest } from '../send-request/send-request.ts';
import type { AskableDealer } from './ask-dealer-view.ts';
import { askableDealers } from './askable-dealers.ts';

/** The dealers of the area searched, and the one whom a form on the page is for. Plain JSON. */
export interface ChooseDealerView {
  readonly dealers: ReadonlyArray<AskableDealer>;
  /** The first of them, unless another is chosen; null: there is none. */
  readonly selected: AskableDealer | null;
  /** The card of whoever is selected. */
  readonly card: DealerCard | null;
}

/** Which dealer a form that stands in a page is for (specification, section 2: schedule service; contract, section 6). */
export class ChooseDealer {
  private readonly view = new BehaviorSubject<ChooseDealerView>({ dealers: [], selected: null, card: null });
  private readonly subscription = new Subscription();
  private found: FindDealersView | null = null;
  private chosen: number | null;
  private hasBegun = false;
  private suggestedZip: string | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<ChooseDealerView> = this.view.asObservable();

  /** Without a choice it is for `preferred`, where they serve the area; a form that came back is for whom it was sent to. */
  constructor(
    found$: Observable<FindDealersView>,
    private readonly request: SendRequest,
    private preferred: number | null,
  ) {
    request.view$.pipe(take(1)).subscribe(({ companyId }) => (this.preferred = companyId ?? this.preferred));
    this.chosen = this.preferred;
    this.subscription.add(found$.subscribe((found) => this.follow(found)));
  }

  /** The form stands on the page: from now on its request is for whoever is selected, and knows the area searched. */
  begin(): void {
    this.hasBegun = true;
    this.addressRequest();
  }

  choose(companyId: number): void {
    this.chosen = companyId;
    this.show();
  }

  /** The view stays as it stands. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  /** A choice is made for the dealers that are shown: where others are looked for it is made anew. */
  private follow(found: FindDealersView): void {
    this.found = found;
    if (found.kind !== 'found') [this.chosen, this.suggestedZip] = [this.preferred, null];
    this.show();
  }

  private show(): void {
    const { found } = this;
    const dealers = found === null ? [] : askableDealers(found);
    const selected = dealers.find(({ companyId }) => companyId === this.chosen) ?? dealers[0] ?? null;
    const cards = found?.kind === 'found' ? found.page.items : [];
    const card = cards.find(({ companyId }) => companyId !== null && companyId === selected?.companyId);
    this.view.next({ dealers, selected, card: card ?? null });
    this.addressRequest();
  }

  private addressRequest(): void {
    const { selected } = this.view.value;
    if (!this.hasBegun || this.found === null || selected === null) return;
    this.request.askFor(selected);
    const zip = this.found.search.zipcode;
    if (zip !== this.suggestedZip) this.request.suggest({ zip });
    this.suggestedZip = zip;
  }
}
