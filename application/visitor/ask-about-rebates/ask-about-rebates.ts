import * as O from 'fp-ts/Option';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  Subscription,
  take,
  type Observable,
} from 'rxjs';
import { parseCompanyId, type CompanyId } from '../../../domain/dealer/company-id.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { marketingIds } from '../../../domain/visitor/marketing-ids.ts';
import { afterRequest } from '../../../domain/rebate/page-parameters.ts';
import type { PageParameters } from '../../ports/visitor/page-parameters.ts';
import type { VisitorProfiles } from '../../ports/visitor/visitor-profiles.ts';
import type { ChooseDealer } from '../ask-dealer/choose-dealer.ts';
import type { EstimateSavingsView } from '../estimate-savings/estimate-savings-view.ts';
import type { FindDealersView, FoundView, ListedDealer } from '../find-dealers/find-dealers-view.ts';
import type { SendRequest } from '../send-request/send-request.ts';
import type { SendRequestView } from '../send-request/send-request-view.ts';
import { contactLead } from './contact-lead.ts';
import { dealerComment } from './dealer-comment.ts';
import { askAboutRebatesTexts } from './texts.ts';

/** What takes the place of the form once a dealer has been asked (specification, sections 2 and 8). */
export interface Confirmation {
  readonly reference: string;
  /** Whether it was sent before the page was loaded: a reload keeps the confirmation, and leaves the reader where they are. */
  readonly isRecalled: boolean;
  /** All other dealers of the area; null: there are none to show. */
  readonly others: { readonly cards: ReadonlyArray<ListedDealer>; readonly all: FoundView['all'] } | null;
}

/** The contact part of the rebates block. Plain JSON. */
export interface AskAboutRebatesView {
  /** Whether the form is open; without scripts it always is. `opening`: what it takes is being fetched. `sent`: it is closed for good. */
  readonly form: 'closed' | 'opening' | 'open' | 'sent';
  /** What to expect of the form. */
  readonly lead: string;
  /** Null: nothing was sent, or to no dealer. */
  readonly confirmation: Confirmation | null;
}

/** Opens the form, and says how far it has come. */
export interface RebateContact {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<AskAboutRebatesView>;
  /** The form may soon be wanted: what it takes is fetched, where it is not there. */
  readonly prepare: () => void;
  /** Opens the form. */
  readonly open: () => void;
}

export interface AskAboutRebatesParts {
  readonly request: SendRequest;
  readonly choice: ChooseDealer;
  readonly estimate$: Observable<EstimateSavingsView>;
  readonly found$: Observable<FindDealersView>;
  readonly parameters: PageParameters;
  readonly profiles: VisitorProfiles;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}

interface Sent {
  readonly companyId: CompanyId | null;
  readonly reference: string;
  readonly isRecalled: boolean;
}

/** Asks a dealer of the area about the rebates that the page shows (specification, sections 2, 4, 8 and 9: rebates block). */
export class AskAboutRebates implements RebateContact {
  private readonly isOpen: BehaviorSubject<boolean>;
  private readonly sent = new BehaviorSubject<Sent | null>(null);
  private readonly view: BehaviorSubject<AskAboutRebatesView>;
  private readonly subscription = new Subscription();
  private companyId: CompanyId | null = null;
  private zip: string | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<AskAboutRebatesView>;

  constructor(private readonly parts: AskAboutRebatesParts) {
    this.isOpen = new BehaviorSubject(false);
    this.view = new BehaviorSubject<AskAboutRebatesView>({
      ...{ form: 'closed', lead: askAboutRebatesTexts.lead, confirmation: null },
    });
    this.view$ = this.view.asObservable();
    const { request, choice, estimate$, found$, parameters } = parts;
    request.identifyBy(parameters.read());
    this.recall();
    this.subscription.add(estimate$.subscribe((estimate) => this.follow(estimate)));
    this.subscription.add(
      choice.view$.pipe(map(({ selected }) => selected)).subscribe((selected) => {
        this.companyId = selected?.companyId ?? null;
        request.askFor(selected);
      }),
    );
    this.subscription.add(
      request.view$
        .pipe(
          map(({ success }) => success),
          distinctUntilChanged((one, other) => one?.leadId === other?.leadId),
        )
        .subscribe((success) => success !== null && this.record(success)),
    );
    // A form that came back with what is wrong is open.
    request.view$.pipe(take(1)).subscribe(({ refusals, notice }) => {
      if (refusals > 0 || notice !== null) this.isOpen.next(true);
    });
    this.subscription.add(
      combineLatest([this.isOpen, this.sent, found$, estimate$]).subscribe(
        ([isOpen, sent, found, estimate]) =>
          this.view.next({
            form: sent !== null ? 'sent' : isOpen ? 'open' : 'closed',
            lead: contactLead(estimate),
            confirmation:
              sent === null || sent.companyId === null
                ? null
                : {
                    reference: sent.reference,
                    isRecalled: sent.isRecalled,
                    others: othersIn(found, sent.companyId),
                  },
          }),
      ),
    );
  }

  /** All that the form takes is there. */
  prepare(): void {
    return undefined;
  }

  /** Opens the form. */
  open(): void {
    this.isOpen.next(true);
  }

  /** The view stays as it is. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  /** A page that is loaded again, after its address has come to hold a request of this visit, goes on with the confirmation. */
  private recall(): void {
    const { parameters, profiles } = this.parts;
    const { leadId, dealerId = '' } = parameters.read();
    const companyId = O.toNullable(parseCompanyId(dealerId));
    if (leadId === undefined || companyId === null) return;
    this.subscription.add(
      profiles.profile$.pipe(take(1)).subscribe(({ leadIds }) => {
        if (leadIds.includes(leadId))
          this.sent.next({ companyId, reference: referenceOf(leadId), isRecalled: true });
      }),
    );
  }

  /** The request includes what the page shows now. */
  private follow(estimate: EstimateSavingsView): void {
    const { asked } = estimate.box;
    if (asked === null || estimate.kind === 'loading') return;
    this.zip = asked;
    this.parts.request.filling.suggest({
      zip: asked,
      comments: dealerComment(estimate, this.parts.siteUrl),
    });
  }

  private record({ leadId, reference }: NonNullable<SendRequestView['success']>): void {
    const { companyId, zip } = this;
    const { parameters, profiles } = this.parts;
    profiles.profile$.pipe(take(1)).subscribe((profile) => {
      const read = parameters.read();
      const { mtaAid, mtaSid } = marketingIds(profile, read);
      parameters.write({
        ...afterRequest(read, leadId, O.fromNullable(companyId)),
        ...(zip !== null && { zip }),
        ...(mtaAid !== '' && { mtaAid }),
        ...(mtaSid !== '' && { mtaSid }),
      });
    });
    this.sent.next({ companyId, reference, isRecalled: false });
  }
}

const othersIn = (found: FindDealersView, companyId: CompanyId): Confirmation['others'] => {
  if (found.kind !== 'found') return null;
  const cards = found.page.items.filter((card) => card.companyId !== companyId);
  return cards.length === 0 ? null : { cards, all: found.all };
};
