import type { TaskEither } from 'fp-ts/TaskEither';
import type { Place } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** No place was found: the code isn't listed, or no service answered. */
export interface PlaceUnknown {
  readonly _tag: 'PlaceUnknown';
  readonly reason: 'not listed' | 'no answer';
}

/** Finds the place of a well-formed US or Canadian postal code. */
export interface PlaceOfCode {
  readonly of: (code: PostalCode) => TaskEither<PlaceUnknown, Place>;
}
