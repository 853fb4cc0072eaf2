import * as E from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, type Observable, type Subscription } from 'rxjs';
import type { CallRoute } from '../../../domain/phone/dealer-number.ts';
import type { CallRouting } from '../../ports/dealers/call-routing.ts';
import { failureReason, type NotFound, type ProviderFailure } from '../../ports/dealers/provider-failure.ts';
import type { Logger } from '../../ports/logger.ts';
import type { CompareDealersView } from '../compare-dealers/compare-dealers-view.ts';
import type { DealerCard } from '../find-dealers/dealer-card.ts';
import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import { shownPhone, type ShownPhone } from '../find-dealers/shown-phone.ts';

/** A dealer's phone number: being routed, known or missing. */
export type DealerNumber =
  | { readonly kind: 'finding' }
  | { readonly kind: 'known'; readonly phone: ShownPhone }
  | { readonly kind: 'none' };

/** Phone numbers by card key. Plain JSON. */
export type DealerNumbers = Readonly<Record<string, DealerNumber>>;

/** The dealers on a page: found and compared ones. */
export interface DealersInView {
  readonly found$: Observable<FindDealersView>;
  /** Null when the page has no comparison. */
  readonly compared$: Observable<CompareDealersView | null>;
}

const FINDING: DealerNumber = { kind: 'finding' };

/**
 * Gets the routed phone numbers (specification, section 7): shows `Loading..` first, then the routed number. Without one, falls back to the
 * dealer's supplied number, then to the site's own. Dealers without call routing keep the card's number.
 */
export class RouteCalls {
  private readonly view = new BehaviorSubject<DealerNumbers>({});
  private readonly subscription: Subscription;
  private readonly runs = new Map<string, Promise<E.Either<ProviderFailure | NotFound, string>>>();
  private readonly routed = new Map<string, DealerNumber>();
  private cards: ReadonlyArray<DealerCard> = [];
  private hasBegun = false;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<DealerNumbers> = this.view.asObservable();

  constructor(
    private readonly routing: CallRouting,
    private readonly log: Logger,
    private readonly defaultPhone: string,
    { found$, compared$ }: DealersInView,
  ) {
    this.subscription = combineLatest([found$, compared$]).subscribe(([found, compared]) => {
      this.cards = [...foundCards(found), ...comparedCards(compared)];
      this.show();
      this.routeAll();
    });
  }

  /** Call when numbers are on the page: from now on, each dealer's call is routed once. */
  begin(): void {
    this.hasBegun = true;
    this.routeAll();
  }

  /** Drops pending answers and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private routeAll(): void {
    if (!this.hasBegun) return;
    for (const { key, route } of this.cards) {
      if (route !== null && !this.routed.has(key)) void this.route(key, route);
    }
  }

  /** Requests each pool and group only once. */
  private async route(key: string, { pool, routingGroup, supplied }: CallRoute): Promise<void> {
    this.become(key, FINDING);
    const run = `${pool} ${routingGroup}`;
    const asked = this.runs.get(run) ?? this.routing.run(pool, routingGroup)();
    this.runs.set(run, asked);
    const answer = await asked;
    if (this.subscription.closed) return;
    if (E.isLeft(answer)) this.log.warning(`Call routing failed: ${failureReason(answer.left)}`);
    const number = E.isRight(answer) ? answer.right : null;
    const phone = [number, supplied, this.defaultPhone].map(shownPhone).find((shown) => shown !== null);
    this.become(key, numberWith(phone ?? null));
  }

  private become(key: string, number: DealerNumber): void {
    this.routed.set(key, number);
    this.show();
  }

  private show(): void {
    this.view.next(
      Object.fromEntries(
        this.cards.map(({ key, phone }) => [key, this.routed.get(key) ?? numberWith(phone)]),
      ),
    );
  }
}

const numberWith = (phone: ShownPhone | null): DealerNumber =>
  phone === null ? { kind: 'none' } : { kind: 'known', phone };

const foundCards = (view: FindDealersView): ReadonlyArray<DealerCard> => {
  if (view.kind === 'found') return [...view.page.items, ...(view.urgent?.cards ?? [])];
  return view.kind === 'none' ? [...view.why.nearest, ...(view.why.guess?.cards ?? [])] : [];
};

const comparedCards = (view: CompareDealersView | null): ReadonlyArray<DealerCard> =>
  view?.kind === 'compared' ? view.dealers.map(({ card }) => card) : [];
