import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { WEEKDAYS, type Dealer } from '../../../domain/dealer/dealer.ts';
import { answersEmergencies } from '../../../domain/dealer/dealer-calendar.ts';
import { openSpans, weekHoursOf, type OpenSpan } from '../../../domain/dealer/opening-hours.ts';
import { displayTown } from '../../../domain/dealer/display-name.ts';
import { SERVICE_RADIUS_MILES } from '../../../domain/dealer/service-area.ts';
import { countryOfRegion } from '../../../domain/lead/regions.ts';
import { WEEKDAY_NAMES } from '../show-hours/texts.ts';
import type { DealerCard } from '../find-dealers/dealer-card.ts';

const METERS_PER_MILE = 1609.344;

/** The dealer as a schema.org `HVACBusiness`, for search engines. It contains only what the page shows. `url`: the page's address. */
export const dealerAsBusiness = (
  dealer: Dealer,
  { name, phone, rating, website, street, hours }: DealerCard,
  url: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'HVACBusiness',
  '@id': url,
  name,
  url,
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
  ...withHours(dealer, hours?.specialDays ?? []),
  ...withEmergencies(dealer, phone),
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

/** The office hours of the week, and of special days. */
const withHours = (dealer: Dealer, specialDays: NonNullable<Dealer['specialDays']>): object => {
  const week = weekHoursOf(dealer);
  const weekly = WEEKDAYS.flatMap((day) =>
    specified(week[day] ?? '', (opens, closes) => ({
      dayOfWeek: WEEKDAY_NAMES[day],
      ...span(opens, closes),
    })),
  );
  const special = specialDays.flatMap(({ date, hours }) => {
    const during = { validFrom: date, validThrough: date };
    const open = specified(hours, (opens, closes) => ({ ...span(opens, closes), ...during }));
    // The same time twice means closed.
    return open.length > 0
      ? open
      : [{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...during }];
  });
  return {
    ...(weekly.length > 0 && { openingHoursSpecification: weekly }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
};

/** The specifications of hours in words; empty when closed or when the words can't be parsed. */
const specified = (
  hours: string,
  fieldsOf: (opens: number, closes: number) => object,
): ReadonlyArray<object> =>
  pipe(
    openSpans(hours),
    O.getOrElse((): ReadonlyArray<OpenSpan> => []),
  ).map(({ opens, closes }) => ({ '@type': 'OpeningHoursSpecification', ...fieldsOf(opens, closes) }));

/** Emergencies are answered 24/7, apart from office hours. */
const withEmergencies = (dealer: Dealer, phone: DealerCard['phone']): object =>
  !answersEmergencies(dealer) || phone === null
    ? {}
    : {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'emergency',
          telephone: phone.text,
          hoursAvailable: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: WEEKDAYS.map((day) => WEEKDAY_NAMES[day]),
            ...span(0, 24 * 60),
          },
        },
      };

/** schema.org hours: a span past midnight closes earlier than it opens; midnight and whole days close at 23:59. */
const span = (opens: number, closes: number) => ({
  opens: timeOf(opens),
  closes: closes - opens >= 24 * 60 || closes === 24 * 60 ? '23:59' : timeOf(closes % (24 * 60)),
});

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
