import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import { shownCode } from '../../domain/postal-code/normal-code.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';
import type { StoredDealer } from '../database/editions/stored-dealer.ts';
import { DealerWire } from '../wire/dealer-wire.ts';
import { milesBetween } from '../../domain/postal-code/distance.ts';
import { codecFaults } from './codec-faults.ts';
import { dealerFaults, flagFaults } from './dealer-faults.ts';
import type { Fault } from './refusal.ts';
import { textFaults } from './text-faults.ts';

/** Decodes one row of a file. Left has all of its faults. */
export type RowDecoder<A> = (record: unknown) => E.Either<ReadonlyArray<Fault>, A>;

/**
 * Decodes the rows of a file of dealers, and refuses dealers that couldn't be found or called. Postal codes are normalized, and a dealer
 * without a location gets the center of its postal code, or of the neighbors of an unlisted one. Remembers the ids of the file, so use a decoder for only one pass.
 */
export const dealerDecoder = (places: PostalPlaces): RowDecoder<StoredDealer> => {
  const seen = new Set<number>();
  return (record) =>
    pipe(
      DealerWire.decode(record),
      E.mapLeft(codecFaults),
      E.map((dealer) => located(withNormalCode(dealer), places)),
      E.chain((dealer) => {
        const faults = [
          ...flagFaults(record),
          ...dealerFaults(dealer),
          ...halfLocation(record),
          ...placeFaults(dealer),
          ...distanceFaults(dealer, places),
          ...textFaults(dealer),
          ...(dealer.companyId !== undefined && seen.has(dealer.companyId)
            ? [{ field: 'companyID', reason: `${dealer.companyId} is in the file already` }]
            : []),
        ];
        if (dealer.companyId !== undefined) seen.add(dealer.companyId);
        return faults.length > 0 ? E.left(faults) : E.right(dealer as StoredDealer);
      }),
    );
};

/** The states and territories whose zips begin with a zero. */
const ZERO_STATES = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VI', 'VT']);

/**
 * Accepts zips of nine digits without a hyphen, and restores leading zeros that a spreadsheet has dropped: in zips of eight digits, and in
 * shorter ones where the dealer's state has such zips.
 */
const withNormalCode = (dealer: Dealer): Dealer => {
  const { zipcode, state = '' } = dealer;
  if (zipcode === undefined) return dealer;
  const text = zipcode.trim();
  if (/^\d{8}$/.test(text)) return { ...dealer, zipcode: shownCode(`0${text}`) };
  const isCut = /^\d{3,4}$/.test(text) && ZERO_STATES.has(state.trim().toUpperCase());
  return { ...dealer, zipcode: shownCode(isCut ? text.padStart(5, '0') : text) };
};

const located = ({ distanceMiles: _, ...dealer }: Dealer, places: PostalPlaces): Dealer => {
  if (dealer.location !== undefined) return dealer;
  return pipe(
    parsePostalCode(dealer.zipcode ?? ''),
    O.chain((code) => places.searchedPlaceOf(code)),
    O.match(
      () => dealer,
      ({ lat, lon }) => ({ ...dealer, location: { lat, lon } }),
    ),
  );
};

/** Says that a dealer is placed by the neighbors of its unlisted code. */
export const placeDoubts = ({ zipcode = '', location }: Dealer, places: PostalPlaces): ReadonlyArray<Fault> =>
  pipe(
    parsePostalCode(zipcode),
    O.chain((code) => places.searchedPlaceOf(code)),
    O.filter(({ isApproximate, lat, lon }) => isApproximate && lat === location?.lat && lon === location.lon),
    O.match(
      () => [],
      () => [
        { field: 'zipcode', reason: `${zipcode} isn’t listed; the dealer is placed among its neighbors` },
      ],
    ),
  );

/** The codec silently drops a location without both coordinates. */
const halfLocation = (record: unknown): ReadonlyArray<Fault> => {
  const { lat, lon } = (record as { readonly location?: Partial<Coordinates> | null }).location ?? {};
  if ((lat ?? null) === null && (lon ?? null) === null) return [];
  if ((lat ?? null) !== null && (lon ?? null) !== null) return [];
  return [{ field: 'location', reason: 'needs both lat and lon' }];
};

/** A location farther from the center of the dealer's zip is a mistake: a lost minus sign puts a dealer in China. */
const MAX_MILES_FROM_ZIP = 100;

const distanceFaults = ({ location, zipcode = '' }: Dealer, places: PostalPlaces): ReadonlyArray<Fault> =>
  pipe(
    parsePostalCode(zipcode),
    O.chain((code) => places.placeOf(code)),
    O.map((place) => (location === undefined ? 0 : Math.round(milesBetween(location, place)))),
    O.filter((miles) => miles > MAX_MILES_FROM_ZIP),
    O.match(
      () => [],
      (miles) => [
        {
          field: 'location',
          reason: `is ${miles} miles from zipcode ${zipcode}, more than ${MAX_MILES_FROM_ZIP}`,
        },
      ],
    ),
  );

const placeFaults = ({ location, zipcode }: Dealer): ReadonlyArray<Fault> =>
  location !== undefined
    ? []
    : [
        {
          field: 'location',
          reason: `is missing, and zipcode ${zipcode ?? ''} isn’t at a known place`.replace('  ', ' '),
        },
      ];
