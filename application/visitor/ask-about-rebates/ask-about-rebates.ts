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

/** The confirmation that replaces the form after the request is sent (specification, sections 2 and 8). */
export interface Confirmation {
  readonly reference: string;
  /** The link to the request's page; null when it isn't known. */
  readonly page: NonNullable<SendRequestView['success']>['page'];
  /** Whether the request was sent before this page load. A recalled confirmation doesn't move the focus or the scroll position. */
  readonly isRecalled: boolean;
  /** The other dealers of the area; null when there are none to show. */
  readonly others: { readonly cards: ReadonlyArray<ListedDealer>; readonly all: FoundView['all'] } | null;
}

/** The contact part of the rebates block. Plain JSON. */
export interface AskAboutRebatesView {
  /** `opening`: the form's code is loading. `sent`: the form stays closed. Without scripts the form is always open. */
  readonly form: 'closed' | 'opening' | 'open' | 'sent';
  /** The text above the form that sets expectations. */
  readonly lead: string;
  /** Null when nothing was sent, or when no dealer was named. */
  readonly confirmation: Confirmation | null;
}

/** Opens the contact form and reports its state. */
export interface RebateContact {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<AskAboutRebatesView>;
  /** Prefetches the form's code before the visitor opens the form. */
  readonly prepare: () => void;
  readonly open: () => void;
}

export interface AskAboutRebatesParts {
  readonly request: SendRequest;
  readonly choice: ChooseDealer;
  readonly estimate$: Observable<EstimateSavingsView>;
  readonly found$: Observable<FindDealersView>;
  readonly parameters: PageParameters;
  readonly profiles: VisitorProfiles;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

interface Sent {
  readonly companyId: CompanyId | null;
  readonly reference: string;
  readonly page: Confirmation['page'];
  readonly isRecalled: boolean;
}

/**
 * The contact form of the rebates block: sends the visitor's request and the rebates on the page to a dealer of the area (specification,
 * sections 2, 4, 8 and 9).
 */
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
      form: 'closed',
      lead: askAboutRebatesTexts.lead,
      confirmation: null,
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
    // The server returned the form with errors, so it is open.
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
                    page: sent.page,
                    isRecalled: sent.isRecalled,
                    others: othersIn(found, sent.companyId),
                  },
          }),
      ),
    );
  }

  /** Does nothing: the form's code is already loaded. */
  prepare(): void {
    return undefined;
  }

  open(): void {
    this.isOpen.next(true);
  }

  /** Stops all subscriptions and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  /** On reload, restores the confirmation when the address names a request that this visitor sent in this session. */
  private recall(): void {
    const { parameters, profiles } = this.parts;
    const { leadId, dealerId = '' } = parameters.read();
    const companyId = O.toNullable(parseCompanyId(dealerId));
    if (leadId === undefined || companyId === null) return;
    this.subscription.add(
      profiles.profile$.pipe(take(1)).subscribe(({ leadIds }) => {
        if (leadIds.includes(leadId))
          this.sent.next({ companyId, reference: referenceOf(leadId), page: null, isRecalled: true });
      }),
    );
  }

  /** Copies the zip code and the rebates on the page into the request. */
  private follow(estimate: EstimateSavingsView): void {
    const { asked } = estimate.box;
    if (asked === null || estimate.kind === 'loading') return;
    this.zip = asked;
    this.parts.request.filling.suggest({
      zip: asked,
      comments: dealerComment(estimate, this.parts.siteUrl),
    });
  }

  private record({ leadId, reference, page }: NonNullable<SendRequestView['success']>): void {
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
    this.sent.next({ companyId, reference, page, isRecalled: false });
  }
}

const othersIn = (found: FindDealersView, companyId: CompanyId): Confirmation['others'] => {
  if (found.kind !== 'found') return null;
  const cards = found.page.items.filter((card) => card.companyId !== companyId);
  return cards.length === 0 ? null : { cards, all: found.all };
};
