import * as TE from 'fp-ts/TaskEither';
import type { PlaceOfCode, PlaceUnknown } from '../../application/ports/dealers/place-of-code.ts';
import type { PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import type { Place } from '../../domain/postal-code/place.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';

/** Looks up a postal code's place in the server's snapshot. Never unavailable. */
export class ListedPlaceOfCode implements PlaceOfCode {
  constructor(private readonly places: Pick<PostalPlaces, 'placeOf'>) {}

  readonly of = (code: PostalCode): TE.TaskEither<PlaceUnknown, Place> =>
    TE.fromOption((): PlaceUnknown => ({ _tag: 'PlaceUnknown', reason: 'not listed' }))(
      this.places.placeOf(code),
    );
}
