import { left } from 'fp-ts/Either';
import type { NearestCode } from '../../../application/ports/dealers/nearest-code.ts';
import type { VisitorPosition } from '../../../application/ports/visitor/visitor-position.ts';

/** Where the visitor is, and the code around there. */
export interface Location {
  readonly position: VisitorPosition;
  readonly nearestCode: NearestCode;
}

/** The same by what is fetched once it is asked for; where that can't be had, there is no position, nor an answer. */
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
