import type { TaskEither } from 'fp-ts/TaskEither';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** No code was found: the position is outside the US and Canada, or no service answered. */
export interface CodeUnknown {
  readonly _tag: 'CodeUnknown';
  readonly reason: 'elsewhere' | 'no answer';
}

/** Finds the postal code at a position (contract, section 7: coordinates stay out of addresses and logs). */
export interface NearestCode {
  readonly of: (position: Coordinates) => TaskEither<CodeUnknown, PostalCode>;
}
