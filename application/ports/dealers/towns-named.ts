import type { TaskEither } from 'fp-ts/TaskEither';
import type { NamedTown } from './postal-places.ts';

/** Towns could not be asked for; `reason` says why. */
export interface TownsUnavailable {
  readonly _tag: 'TownsUnavailable';
  readonly reason: string;
}

/** Finds the towns that a visitor may mean who types a name where a code belongs (contract, section 7). */
export interface TownsNamed {
  /** At most five; none where no town's name begins so. */
  readonly by: (name: string) => TaskEither<TownsUnavailable, ReadonlyArray<NamedTown>>;
}

/** So many towns are offered at most. */
export const MAX_TOWNS = 5;
