import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, type Observable } from 'rxjs';
import { dealerAddressIn, type DealerAddress } from '../../../domain/dealer/dealer-address.ts';
import { dealerPath, isInTown } from '../../../domain/dealer/dealer-path.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { inSortOrder } from '../../../domain/dealer/dealers-in-order.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';
import type { DealerPlaces } from '../../ports/dealers/dealer-places.ts';
import type { DealerReviews } from '../../ports/dealers/dealer-reviews.ts';
import type { PostalPlaces } from '../../ports/dealers/postal-places.ts';
import type { FindDealers } from '../find-dealers/find-dealers.ts';
import { codeSearched, dealerMapAddress, type AddressQuery } from '../find-dealers/search-address.ts';
import { shownName, shownTown } from '../find-dealers/shown-dealer.ts';
import { placeTrail } from '../browse-dealers/place-trail.ts';
import type { Crumb } from '../read-page/breadcrumbs.ts';
import { shownReview, type ShownReview } from '../read-reviews/shown-review.ts';
import { reviewTexts } from '../read-reviews/texts.ts';
import { sharedAddress, shareLinks } from '../share-page/share-links.ts';
import type { ShowDealerView } from './show-dealer-view.ts';
import { dealerMapText, dealerTitle, showDealerTexts } from './texts.ts';

/** The number of nearby dealers on a dealer's page. */
const MAX_NEARBY = 3;
/** The number of dealers on a removed dealer's page. */
const MAX_INSTEAD = 6;
/** The share networks that households use. */
const SHARED_ON = ['whatsapp', 'facebook', 'email'] as const;
const MAX_REVIEWS = 3;

export interface ShowDealerPorts {
  readonly lookUp: DealerLookUp;
  readonly directory: Pick<DealerDirectory, 'search'>;
  readonly reviews: DealerReviews;
  readonly places: Pick<PostalPlaces, 'areas' | 'codeAt'>;
  readonly dealerPlaces: DealerPlaces;
  readonly clock: Clock;
  readonly findDealers: Pick<FindDealers, 'present'>;
}

/** The port that a dealer's page reads. */
export interface DealerShown {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<ShowDealerView>;
  /** The dealer's record, for search engines; null when the page shows none or runs in a browser. */
  readonly dealer: Dealer | null;
  /** Resolves once the view for a path is ready. Never rejects. `query` may hold the visitor's postal code. */
  readonly showAt: (siteUrl: string, path: string, query: AddressQuery) => Promise<void>;
}

type Shown = Extract<ShowDealerView, { kind: 'shown' }>;

/** Shows a dealer's page with nearby dealers (contract, section 6). */
export class ShowDealer implements DealerShown {
  private readonly view = new BehaviorSubject<ShowDealerView>({ kind: 'unasked' });

  readonly view$: Observable<ShowDealerView> = this.view.asObservable();
  dealer: Dealer | null = null;

  constructor(private readonly ports: ShowDealerPorts) {}

  async showAt(siteUrl: string, path: string, query: AddressQuery): Promise<void> {
    const address = dealerAddressIn(path);
    this.view.next(
      address === null ? { kind: 'missing' } : await this.viewOf(siteUrl, path, address, codeSearched(query)),
    );
  }

  private async viewOf(
    siteUrl: string,
    path: string,
    address: DealerAddress,
    code: PostalCode | null,
  ): Promise<ShowDealerView> {
    const found = await this.ports.lookUp.byCompanyId(address.companyId)();
    if (E.isLeft(found)) return { kind: 'unavailable' };
    const known = O.toNullable(found.right);
    const own = known === null ? this.codeOf(address) : O.toNullable(parsePostalCode(known.zipcode ?? ''));
    // A provider without single look-ups may still list the dealer in a search of its area.
    const answers = await Promise.all([this.dealersNear(code), this.dealersNear(own)]);
    const listed = answers
      .flatMap((dealers) => dealers)
      .find(({ companyId }) => companyId === address.companyId);
    const dealer = listed ?? known;
    const near = answers.find((dealers) => dealers.length > 0) ?? [];
    const others = this.nearestOf(near, address).map((other) =>
      code === null ? withoutDistance(other) : other,
    );
    if (dealer === null) return await this.removed(path, address, others, own);
    const canonical = dealerPath(dealer);
    if (canonical === null) return { kind: 'missing' };
    if (canonical !== path) return { kind: 'moved', path: canonical };
    this.dealer = dealer;
    const isNear = answers[0]?.includes(dealer) === true && code !== null;
    this.present(path, code, [isNear ? dealer : withoutDistance(dealer), ...others.slice(0, MAX_NEARBY)]);
    return {
      kind: 'shown',
      ...{ path, trail: await this.trailOf(dealer), town: shownTown(dealer) ?? '' },
      languages: languagesOf(dealer),
      map:
        dealer.showAddress === true && dealer.location !== undefined
          ? { address: dealerMapAddress(address.companyId), text: dealerMapText(shownName(dealer)) }
          : null,
      saves: { kind: 'dealer', address: path, title: shownName(dealer), detail: shownTown(dealer) ?? '' },
      share: shareLinks(SHARED_ON, {
        address: sharedAddress(siteUrl, path),
        title: dealerTitle(shownName(dealer), shownTown(dealer) ?? ''),
        excerpt: '',
      }),
      reviews: await this.reviewsOf(address),
    };
  }

  private async removed(
    path: string,
    address: DealerAddress,
    others: ReadonlyArray<Dealer>,
    code: PostalCode | null,
  ): Promise<ShowDealerView> {
    if (code === null) return { kind: 'missing' };
    const neighbor = others.find((other) => isInTown(other, address));
    const [area] = this.areasOf(address);
    const place = neighbor ?? { city: area?.city ?? '', state: address.state };
    if (others.length > 0) this.present(path, null, others.slice(0, MAX_INSTEAD));
    return { kind: 'removed', trail: await this.trailOf(place), town: shownTown(place) ?? '' };
  }

  private async trailOf(place: Pick<Dealer, 'city' | 'state'>): Promise<ReadonlyArray<Crumb>> {
    const states = await this.ports.dealerPlaces.states()();
    return placeTrail(place, E.isLeft(states) ? [] : states.right);
  }

  private present(path: string, code: PostalCode | null, dealers: ReadonlyArray<Dealer>): void {
    const search = searchNear(code ?? '');
    this.ports.findDealers.present({ zipcode: search.zipcode, randomizeBuckets: [], dealers }, search, path);
  }

  /** Empty without a code, or when the provider doesn't answer. */
  private async dealersNear(code: PostalCode | null): Promise<DealerAnswer['dealers']> {
    if (code === null) return [];
    const answer = await this.ports.directory.search(code)();
    return E.isLeft(answer) ? [] : answer.right.dealers;
  }

  private nearestOf(dealers: ReadonlyArray<Dealer>, { companyId }: DealerAddress): ReadonlyArray<Dealer> {
    const others = dealers.filter((one) => one.companyId !== companyId && dealerPath(one) !== null);
    return inSortOrder(others, 'nearest', this.ports.clock.now());
  }

  private codeOf(address: DealerAddress): PostalCode | null {
    const [area] = this.areasOf(address);
    if (area === undefined) return null;
    return pipe(
      area.code,
      O.alt(() => this.ports.places.codeAt(area)),
      O.toNullable,
    );
  }

  private areasOf({ state, town }: DealerAddress) {
    return this.ports.places.areas({ state, city: town.replaceAll('-', ' '), code: '' }, null, 1);
  }

  private async reviewsOf({ companyId }: DealerAddress): Promise<ReadonlyArray<ShownReview>> {
    const page = await this.ports.reviews.page(companyId, 0, MAX_REVIEWS)();
    return E.isLeft(page) ? [] : page.right.reviews.slice(0, MAX_REVIEWS).map(shownReview(reviewTexts));
  }
}

/** Distances are from the visitor's home, so they are removed when its code is unknown. */
const withoutDistance = ({ distanceMiles: _unused, ...dealer }: Dealer): Dealer => dealer;

const languagesOf = ({ spanish, state = '' }: Dealer): Shown['languages'] => [
  ...(spanish === true ? [{ language: 'es', text: showDealerTexts.spanish } as const] : []),
  ...(state.trim().toUpperCase() === 'QC' ? [{ language: 'fr', text: showDealerTexts.french } as const] : []),
];
