import * as O from 'fp-ts/Option';
import { badgesOf, type Badge } from '../../../domain/dealer/badges.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { dealerPath } from '../../../domain/dealer/dealer-path.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { isLongName } from '../../../domain/dealer/display-name.ts';
import { ratingOf, starsOf, type Star } from '../../../domain/dealer/rating.ts';
import { callRouteFor, numberFor, type CallRoute } from '../../../domain/phone/dealer-number.ts';
import type { Country } from '../../../domain/postal-code/postal-code.ts';
import type { TrafficSource } from '../../../domain/visitor/traffic-source.ts';
import { dealerHours, type DealerHours } from '../show-hours/dealer-hours.ts';
import { speaks } from '../../../domain/dealer/spoken-languages.ts';
import { dealerTexts, type DealerTexts } from '../dealer-texts/english.ts';
import { shownName, shownTown } from './shown-dealer.ts';
import { assignedPhones, callsOf, shownPhone, type DealerCalls, type ShownPhone } from './shown-phone.ts';

/** A dealer, ready to render: every text final, every optional part null where the dealer lacks it. */
export interface DealerCard {
  readonly key: string;
  readonly companyId: CompanyId | null;
  readonly name: string;
  /** Names over 24 characters are set tighter (specification, section 9). */
  readonly isLongName: boolean;
  readonly town: string | null;
  readonly distance: string | null;
  readonly isPreferred: boolean;
  /** Null without reviews, and for a visitor whose traffic source hides them. */
  readonly rating: {
    readonly average: number;
    readonly count: number;
    readonly text: string;
    readonly stars: ReadonlyArray<Star>;
  } | null;
  /** Whether the traffic source hides what there is to say of ratings. */
  readonly hidesRating: boolean;
  /** The number for the visitor's traffic source; while the call is being routed it is the fallback. */
  readonly phone: ShownPhone | null;
  /** How the number to call is found out; null where `phone` is the one. */
  readonly route: CallRoute | null;
  /** The numbers of other traffic sources, for whoever takes over a page that was rendered for no source. */
  readonly assigned: ReadonlyArray<ShownPhone & { readonly numberType: string }>;
  readonly calls: DealerCalls;
  readonly badges: ReadonlyArray<{
    /** `speaks`: the dealer serves in the language of the page. */
    readonly badge: Badge | 'speaks';
    readonly label: string;
    readonly explanation: string;
  }>;
  /** When the dealer is open; null where it says nothing of it. */
  readonly hours: DealerHours | null;
  /** The address of the dealer's own page; null: it has none. */
  readonly page: string | null;
  /** The street with its town, where the dealer shows it. */
  readonly street: string | null;
  readonly website: string | null;
}

/** The same card for the visitor's traffic source: another number, and perhaps no rating (specification, sections 6 and 9). */
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

/** What a card is rendered for in addition to its dealer. */
export interface CardContext {
  readonly source: TrafficSource;
  /** The routing group of this environment; null: each dealer's own. */
  readonly callRoutingGroup: string | null;
  /** The country that is searched; absent: the United States. */
  readonly country?: Country;
  /** What cards say; in English without it. */
  readonly texts?: DealerTexts;
}

/** The card of a dealer; `position` counts from 1 in the whole list. */
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
    hours: dealerHours(dealer),
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
  const { addressLine1, addressLine2, city, state, zipcode } = dealer;
  if (dealer.showAddress !== true || !addressLine1?.trim()) return null;
  const lines = [addressLine1, addressLine2, city, [state, zipcode].filter(Boolean).join(' ')];
  return lines
    .map((line) => line?.trim())
    .filter(Boolean)
    .join(', ');
};

/** Only an address of the web may become a link; what a feed says otherwise is not shown. */
const webAddress = (text: string | undefined): string | null =>
  text !== undefined && /^https?:\/\/[^\s]+$/i.test(text) ? text : null;
