import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import type { PostalPlaces } from '../../ports/dealers/postal-places.ts';
import type { TimeZones } from '../../ports/dealers/time-zones.ts';

/** The ports that find a dealer's time zone. */
export interface ZonePorts {
  readonly places: Pick<PostalPlaces, 'placeOf'>;
  readonly timeZones: TimeZones;
}

/**
 * Adds the time zone at the dealer's own position, or else at the center of its postal code. A dealer that has a zone, or no place, is
 * returned unchanged.
 */
export const withTimeZone =
  ({ places, timeZones }: ZonePorts) =>
  <D extends Dealer>(dealer: D): D =>
    dealer.timeZone !== undefined
      ? dealer
      : pipe(
          O.fromNullable(dealer.location),
          O.alt((): O.Option<Coordinates> =>
            pipe(
              parsePostalCode(dealer.zipcode ?? ''),
              O.chain((code) => places.placeOf(code)),
            ),
          ),
          O.chain((point) => timeZones.at(point)),
          O.match(
            () => dealer,
            (timeZone) => ({ ...dealer, timeZone }),
          ),
        );
