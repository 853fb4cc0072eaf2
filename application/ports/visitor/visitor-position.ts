import type { TaskEither } from 'fp-ts/TaskEither';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

/** Why the device doesn't share its position. */
export interface PositionUnknown {
  readonly _tag: 'PositionUnknown';
  readonly reason: 'refused' | 'unavailable' | 'slow';
}

/** The device's position. Prompts for permission, so call it only on a click on a button that says so. */
export interface VisitorPosition {
  readonly now: () => TaskEither<PositionUnknown, Coordinates>;
}
