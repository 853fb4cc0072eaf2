import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import { languageOfPath } from '../../../domain/content/path-language.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { dealerAddressIn, type DealerAddress } from '../../../domain/dealer/dealer-address.ts';
import { DEALER_HOMES, DEALER_LANGUAGES } from '../../../domain/dealer/dealer-homes.ts';
import { dealerPath, isInTown } from '../../../domain/dealer/dealer-path.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { ratingOf } from '../../../domain/dealer/rating.ts';
import { speaks } from '../../../domain/dealer/spoken-languages.ts';
import { inSortOrder } from '../../../domain/dealer/dealers-in-order.ts';
import { shownCode } from '../../../domain/postal-code/normal-code.ts';
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
import { sharedAddress, shareLinks } from '../share-page/share-links.ts';
import type { ShowDealerView } from './show-dealer-view.ts';
import { DEALER_TEXTS, REVIEW_TEXTS } from '../dealer-texts/translated.ts';
import { dealerTitle, DEALER_PAGE_TEXTS, SPOKEN } from './texts.ts';

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

/** A dealer's page for search engines. `title` is without the brand. */
interface DealerListing {
  readonly title: string;
  readonly description: string;
  readonly dealer: Dealer;
}

/** The port that a dealer's page reads. */
export interface DealerDetails {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<ShowDealerView>;
  /** The page's data for search engines; null when the page shows no dealer, and in a browser. */
  readonly listing: DealerListing | null;
  /**
   * Shows the page at a path. `siteUrl` is for share links; `query` may have the visitor's postal code. Resolves when the view is
   * ready. Never rejects.
   */
  readonly showAt: (siteUrl: string, path: string, query: AddressQuery) => Promise<void>;
}

type Shown = Extract<ShowDealerView, { kind: 'shown' }>;

/** Shows a dealer's page with nearby dealers (contract, section 6). */
export class ShowDealer implements DealerDetails {
  private readonly view = new BehaviorSubject<ShowDealerView>({ kind: 'unasked' });

  readonly view$: Observable<ShowDealerView> = this.view.asObservable();
  listing: DealerListing | null = null;

  constructor(private readonly ports: ShowDealerPorts) {}

  async showAt(siteUrl: string, path: string, query: AddressQuery): Promise<void> {
    const address = dealerAddressIn(path);
    const { missing, unavailable } = DEALER_PAGE_TEXTS[languageOfPath(path)];
    // Shown if the page stops waiting before the dealer is loaded.
    this.view.next({ kind: 'unavailable', words: unavailable });
    this.view.next(
      address === null
        ? { kind: 'missing', words: missing }
        : await this.viewOf(siteUrl, path, address, codeSearched(query)),
    );
  }

  private async viewOf(
    siteUrl: string,
    path: string,
    address: DealerAddress,
    code: PostalCode | null,
  ): Promise<ShowDealerView> {
    const texts = DEALER_PAGE_TEXTS[address.language];
    const { placeText, unnamedDealer, dealersPath, ratingText, mapQuery } = DEALER_TEXTS[address.language];
    const found = await this.ports.lookUp.byCompanyId(address.companyId)();
    if (E.isLeft(found)) return { kind: 'unavailable', words: texts.unavailable };
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
    const canonical = dealerPath(dealer, dealersPath);
    if (canonical === null) return { kind: 'missing', words: texts.missing };
    if (canonical !== path) return { kind: 'moved', path: canonical, text: texts.moved };
    const [name, town] = [shownName(dealer, unnamedDealer), shownTown(dealer, placeText) ?? ''];
    const rating = O.toNullable(O.map(ratingText)(ratingOf(dealer)));
    const title = dealerTitle(name, town);
    this.listing = { title, description: texts.description(name, town, rating), dealer };
    const isNear = answers[0]?.includes(dealer) === true && code !== null;
    this.present(path, code, [isNear ? dealer : withoutDistance(dealer), ...others.slice(0, MAX_NEARBY)]);
    return {
      kind: 'shown',
      path,
      town,
      language: address.language,
      words: texts.words,
      alternates: alternatesOf(dealer),
      trail: await this.trailOf(dealer, address.language),
      nearbyHeading: texts.nearbyHeading(code === null ? town : shownCode(code)),
      languages: languagesOf(dealer, address.language),
      map:
        dealer.showAddress === true && dealer.location !== undefined
          ? { address: `${dealerMapAddress(address.companyId)}${mapQuery}`, text: texts.mapText(name) }
          : null,
      saves: { kind: 'dealer', address: path, title: name, detail: town },
      share: shareLinks(SHARED_ON, { address: sharedAddress(siteUrl, path), title, excerpt: '' }),
      reviews: await this.reviewsOf(address),
    };
  }

  private async removed(
    path: string,
    address: DealerAddress,
    others: ReadonlyArray<Dealer>,
    code: PostalCode | null,
  ): Promise<ShowDealerView> {
    const { language } = address;
    const texts = DEALER_PAGE_TEXTS[language];
    if (code === null) return { kind: 'missing', words: texts.missing };
    const neighbor = others.find((other) => isInTown(other, address));
    const [area] = this.areasOf(address);
    const place = neighbor ?? { city: area?.city ?? '', state: address.state };
    if (others.length > 0) this.present(path, null, others.slice(0, MAX_INSTEAD));
    const town = shownTown(place, DEALER_TEXTS[language].placeText) ?? '';
    const lead = texts.removedLead(others.length > 0 ? town : null);
    return {
      kind: 'removed',
      language,
      trail: await this.trailOf(place, language),
      words: { heading: texts.removedHeading, lead },
      nearbyHeading: texts.nearbyHeading(town),
    };
  }

  private async trailOf(
    place: Pick<Dealer, 'city' | 'state'>,
    language: SiteLanguage,
  ): Promise<ReadonlyArray<Crumb>> {
    const { above } = DEALER_PAGE_TEXTS[language];
    if (above !== null) return [above];
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

  private async reviewsOf({ companyId, language }: DealerAddress): Promise<ReadonlyArray<ShownReview>> {
    const page = await this.ports.reviews.page(companyId, 0, MAX_REVIEWS)();
    return E.isLeft(page)
      ? []
      : page.right.reviews.slice(0, MAX_REVIEWS).map(shownReview(REVIEW_TEXTS[language]));
  }
}

/** Distances are from the visitor's home, so they are removed when its code is unknown. */
const withoutDistance = ({ distanceMiles: _unused, ...dealer }: Dealer): Dealer => dealer;

const alternatesOf = (dealer: Dealer): ReadonlyArray<PageAlternate> =>
  DEALER_LANGUAGES.flatMap((language) => {
    const path = dealerPath(dealer, DEALER_HOMES[language]);
    return path === null ? [] : [{ language, path }];
  });

const languagesOf = (dealer: Dealer, page: SiteLanguage): Shown['languages'] =>
  (['es', 'fr'] as const)
    .filter((language) => language !== page && speaks(dealer, language))
    .map((language) => ({ language, text: SPOKEN[language] }));
