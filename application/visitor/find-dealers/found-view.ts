import { badgesOf } from '../../../domain/dealer/badges.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { displayName, isLongName } from '../../../domain/dealer/display-name.ts';
import { ratingOf, starsOf } from '../../../domain/dealer/rating.ts';
import { pageOf } from '../../../domain/paging/page.ts';
import { formatPhone, phoneAddress } from '../../../domain/phone/phone-format.ts';
import type { DealerCard, FindDealersView } from './find-dealers-view.ts';
import { areaText, badgeLabel, distanceText, NAMELESS_DEALER, ratingText } from './texts.ts';

/** The page of an answer that a search asks for; without dealers, the empty view. */
export const foundView = (answer: DealerAnswer, search: DealerSearch, day: string): FindDealersView => {
  if (answer.dealers.length === 0) return { kind: 'none', search };
  const page = pageOf(answer.dealers, search.page);
  const cards = page.items.map((dealer, i) => cardOf(dealer, page.first + i));
  return { kind: 'found', search, area: areaText(answer), day, page: { ...page, items: cards } };
};

const cardOf = (dealer: Dealer, position: number): DealerCard => {
  const name = displayName(dealer.name ?? '') || NAMELESS_DEALER;
  const rating = ratingOf(dealer);
  return {
    key: String(dealer.companyId ?? `at-${position}`),
    name,
    isLongName: isLongName(name),
    town: [dealer.city, dealer.state].filter(Boolean).join(', ') || null,
    distance: dealer.distanceMiles === undefined ? null : distanceText(dealer.distanceMiles),
    isPreferred: dealer.preferred === true,
    rating: rating && { ...rating, text: ratingText(rating), stars: starsOf(rating.average) },
    phone: phoneOf(dealer.phone1),
    badges: badgesOf(dealer).map((badge) => ({ badge, label: badgeLabel(badge) })),
    website: webAddress(dealer.website),
  };
};

const phoneOf = (number: string | undefined): DealerCard['phone'] => {
  const address = number === undefined ? null : phoneAddress(number);
  return number === undefined || address === null ? null : { text: formatPhone(number), address };
};

/** Only an address of the web may become a link; what a feed says otherwise is not shown. */
const webAddress = (text: string | undefined): string | null =>
  text !== undefined && /^https?:\/\/[^\s]+$/i.test(text) ? text : null;
