import type { TaskEither } from 'fp-ts/TaskEither';
import type { NamedTown } from './postal-places.ts';

/** Towns can't be looked up; `reason` says why. */
export interface TownsUnavailable {
  readonly _tag: 'TownsUnavailable';
  readonly reason: string;
}

/** Finds towns by name, when a visitor types a town instead of a code (contract, section 7). */
export interface TownsNamed {
  /** At most five; empty when no town's name starts with the text. */
  readonly by: (name: string) => TaskEither<TownsUnavailable, ReadonlyArray<NamedTown>>;
}

/** The maximum number of towns to offer. */
export const MAX_TOWNS = 5;
