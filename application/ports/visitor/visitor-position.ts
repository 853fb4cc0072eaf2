import type { TaskEither } from 'fp-ts/TaskEither';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

/** Why the visitor's device does not report where it is. */
export interface PositionUnknown {
  readonly _tag: 'PositionUnknown';
  readonly reason: 'refused' | 'unavailable' | 'slow';
}

/** Where the visitor's device is. It asks the visitor for permission: call it only when they click something that says so. */
export interface VisitorPosition {
  readonly now: () => TaskEither<PositionUnknown, Coordinates>;
}
