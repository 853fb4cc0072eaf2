import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { WEEKDAYS, type Dealer } from '../../../domain/dealer/dealer.ts';
import { displayTown } from '../../../domain/dealer/display-name.ts';
import { isAlwaysOpen, openSpans, weekHoursOf } from '../../../domain/dealer/opening-hours.ts';
import { SERVICE_RADIUS_MILES } from '../../../domain/dealer/service-area.ts';
import { countryOfRegion } from '../../../domain/lead/regions.ts';
import { WEEKDAY_NAMES } from '../show-hours/texts.ts';
import type { DealerCard } from '../find-dealers/dealer-card.ts';

const METERS_PER_MILE = 1609.344;

/** The dealer as a schema.org `HVACBusiness`, for search engines. It contains only what the page shows. `url`: the page's address. */
export const dealerAsBusiness = (
  dealer: Dealer,
  { name, phone, rating, website, street }: DealerCard,
  url: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'HVACBusiness',
  '@id': url,
  ...{ name, url },
  ...(phone && { telephone: phone.text }),
  ...(website && { sameAs: website }),
  address: {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: [dealer.addressLine1, dealer.addressLine2].filter(Boolean).join(', ') }),
    addressLocality: dealer.city && displayTown(dealer.city, dealer.state),
    addressRegion: dealer.state?.trim(),
    ...(dealer.zipcode && { postalCode: dealer.zipcode }),
    addressCountry: countryOfRegion((dealer.state ?? '').trim().toUpperCase()),
  },
  ...(dealer.location && {
    // Exact coordinates would reveal an address that the dealer hides.
    ...(street && { geo: geoOf(dealer.location) }),
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: geoOf(street ? dealer.location : roughly(dealer.location)),
      geoRadius: Math.round(SERVICE_RADIUS_MILES * METERS_PER_MILE),
    },
  }),
  ...withHours(dealer),
  ...(rating && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  }),
});

const geoOf = ({ lat, lon }: NonNullable<Dealer['location']>): object => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lon,
});

/** Rounded to a tenth of a degree, some miles. */
const roughly = ({ lat, lon }: NonNullable<Dealer['location']>) => ({
  lat: Math.round(lat * 10) / 10,
  lon: Math.round(lon * 10) / 10,
});

const withHours = (dealer: Dealer): object => {
  const specified = isAlwaysOpen(dealer)
    ? [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: WEEKDAYS.map((day) => WEEKDAY_NAMES[day]),
          ...span(0, 24 * 60),
        },
      ]
    : WEEKDAYS.flatMap((day) =>
        pipe(
          O.fromNullable(weekHoursOf(dealer)[day]),
          O.chain(openSpans),
          O.getOrElse((): ReadonlyArray<{ opens: number; closes: number }> => []),
        ).map(({ opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: WEEKDAY_NAMES[day],
          ...span(opens, closes),
        })),
      );
  return specified.length === 0 ? {} : { openingHoursSpecification: specified };
};

/** schema.org hours: a span past midnight closes earlier than it opens; midnight and whole days close at 23:59. */
const span = (opens: number, closes: number) => ({
  opens: timeOf(opens),
  closes: closes - opens >= 24 * 60 || closes === 24 * 60 ? '23:59' : timeOf(closes % (24 * 60)),
});

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
