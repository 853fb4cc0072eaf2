import * as TE from 'fp-ts/TaskEither';
import type { NamedTown, PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import {
  MAX_TOWNS,
  type TownsNamed,
  type TownsUnavailable,
} from '../../application/ports/dealers/towns-named.ts';
import { typedPlace } from '../../domain/lead/typed-place.ts';

/** Looks up towns in the server's snapshot. Never unavailable. */
export class ListedTownsNamed implements TownsNamed {
  constructor(private readonly places: Pick<PostalPlaces, 'towns'>) {}

  readonly by = (name: string): TE.TaskEither<TownsUnavailable, ReadonlyArray<NamedTown>> =>
    TE.right(this.places.towns(typedPlace(name), MAX_TOWNS));
}
