import { left } from 'fp-ts/Either';
import type { NearestCode } from '../../../application/ports/dealers/nearest-code.ts';
import type { VisitorPosition } from '../../../application/ports/visitor/visitor-position.ts';

export interface Location {
  readonly position: VisitorPosition;
  readonly nearestCode: NearestCode;
}

/** A lazy `Location`. When its chunk can't be fetched, the position is unavailable and the postal code unknown. */
export const lateLocation = (fetchLocation: () => Promise<Location>): Location => ({
  position: {
    now: () => () =>
      fetchLocation().then(
        ({ position }) => position.now()(),
        () => left({ _tag: 'PositionUnknown', reason: 'unavailable' }),
      ),
  },
  nearestCode: {
    of: (place) => () =>
      fetchLocation().then(
        ({ nearestCode }) => nearestCode.of(place)(),
        () => left({ _tag: 'CodeUnknown', reason: 'no answer' }),
      ),
  },
});
