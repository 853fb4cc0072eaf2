import * as O from 'fp-ts/Option';
import { badgesOf, type Badge } from '../../../domain/dealer/badges.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { dealerPath } from '../../../domain/dealer/dealer-path.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { displayTown, isLongName } from '../../../domain/dealer/display-name.ts';
import { ratingOf, starsOf, type Star } from '../../../domain/dealer/rating.ts';
import { webAddress } from '../../../domain/dealer/web-address.ts';
import { callRouteFor, numberFor, type CallRoute } from '../../../domain/phone/dealer-number.ts';
import type { Country } from '../../../domain/postal-code/postal-code.ts';
import type { TrafficSource } from '../../../domain/visitor/traffic-source.ts';
import { dealerHours, type DealerHours } from '../show-hours/dealer-hours.ts';
import { speaks } from '../../../domain/dealer/spoken-languages.ts';
import { dealerTexts, type DealerTexts } from '../dealer-texts/english.ts';
import { shownName, shownTown } from './shown-dealer.ts';
import { assignedPhones, callsOf, shownPhone, type DealerCalls, type ShownPhone } from './shown-phone.ts';

/** A dealer, ready to render. Optional parts are null when the dealer doesn't have them. */
export interface DealerCard {
  readonly key: string;
  readonly companyId: CompanyId | null;
  readonly name: string;
  /** Names over 24 characters get tighter letter spacing (specification, section 9). */
  readonly isLongName: boolean;
  readonly town: string | null;
  readonly distance: string | null;
  readonly isPreferred: boolean;
  /** Null without reviews, or when the visitor's traffic source hides ratings. */
  readonly rating: {
    readonly average: number;
    readonly count: number;
    readonly text: string;
    readonly stars: ReadonlyArray<Star>;
  } | null;
  /** Whether the traffic source hides ratings, including `No reviews yet`. */
  readonly hidesRating: boolean;
  /** The number for the visitor's traffic source; the fallback number while the call is being routed. */
  readonly phone: ShownPhone | null;
  /** How to get the routed number; null when `phone` is final. */
  readonly route: CallRoute | null;
  /** The numbers of other traffic sources, used when a browser resumes a page rendered without a source. */
  readonly assigned: ReadonlyArray<ShownPhone & { readonly numberType: string }>;
  readonly calls: DealerCalls;
  readonly badges: ReadonlyArray<{
    /** `speaks`: the dealer serves customers in the page's language. */
    readonly badge: Badge | 'speaks';
    readonly label: string;
    readonly explanation: string;
  }>;
  /** Opening hours; null when the dealer lists none. */
  readonly hours: DealerHours | null;
  /** The path of the dealer's own page; null without one. */
  readonly page: string | null;
  /** Street and town; null unless the dealer shows its address. */
  readonly street: string | null;
  readonly website: string | null;
}

/** The card for the visitor's traffic source, which decides the phone number and whether ratings show (specification, sections 6 and 9). */
export const forSource = (
  card: Omit<DealerCard, 'phone' | 'route' | 'hidesRating'>,
  { source, callRoutingGroup }: Pick<CardContext, 'source' | 'callRoutingGroup'>,
): DealerCard => ({
  ...card,
  rating: source.hidesRatings ? null : card.rating,
  hidesRating: source.hidesRatings,
  phone: shownPhone(numberFor(card.calls, source).number),
  route: O.toNullable(callRouteFor(card.calls, source, callRoutingGroup)),
});

/** Input of a card other than its dealer. */
export interface CardContext {
  readonly source: TrafficSource;
  /** The routing group of this environment; null to use each dealer's own. */
  readonly callRoutingGroup: string | null;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  /** The country of the search; the United States by default. */
  readonly country?: Country;
  /** The card's texts; English by default. */
  readonly texts?: DealerTexts;
}

/** The card of a dealer. `position` starts at 1 and counts across the whole list. */
export const cardOf = (dealer: Dealer, position: number, context: CardContext): DealerCard => {
  const { country, texts = dealerTexts } = context;
  const name = shownName(dealer, texts.unnamedDealer);
  const rating = O.toNullable(ratingOf(dealer));
  const card = {
    key: String(dealer.companyId ?? `at-${position}`),
    companyId: dealer.companyId ?? null,
    name,
    isLongName: isLongName(name),
    town: shownTown(dealer, texts.placeText),
    distance: dealer.distanceMiles === undefined ? null : texts.distanceText(dealer.distanceMiles, country),
    isPreferred: dealer.preferred === true,
    rating: rating && { ...rating, text: texts.ratingText(rating), stars: starsOf(rating.average) },
    assigned: assignedPhones(dealer),
    calls: callsOf(dealer),
    badges: [
      ...languageBadge(dealer, texts),
      ...badgesOf(dealer).map((badge) => ({ badge, ...texts.badgeTexts(badge) })),
    ],
    hours: dealerHours(dealer, context.now, texts.holidayName),
    page: dealerPath(dealer, texts.dealersPath),
    street: streetOf(dealer),
    website: webAddress(dealer.website),
  };
  return forSource(card, context);
};

const languageBadge = (dealer: Dealer, { language, speaksIt }: DealerTexts): DealerCard['badges'] =>
  language !== 'en' && speaksIt !== null && speaks(dealer, language)
    ? [{ badge: 'speaks', ...speaksIt }]
    : [];

const streetOf = (dealer: Dealer): DealerCard['street'] => {
  const { addressLine1, addressLine2, city = '', state, zipcode } = dealer;
  if (dealer.showAddress !== true || !addressLine1?.trim()) return null;
  const lines = [
    addressLine1,
    addressLine2,
    displayTown(city, state),
    [state, zipcode].filter(Boolean).join(' '),
  ];
  return lines
    .map((line) => line?.trim())
    .filter(Boolean)
    .join(', ');
};
