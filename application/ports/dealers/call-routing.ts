import type { TaskEither } from 'fp-ts/TaskEither';
import type { NotFound, ProviderFailure } from './provider-failure.ts';

/** The call-routing service (specification, section 7): gives numbers that lead to a dealer and identify where the caller came from. */
export interface CallRouting {
  /**
   * The number that a visitor's calls to a group are routed by, out of a pool. A session keeps its number; without one, it is the
   * visitor's own where there is a visitor, and else the pool's fallback number. `visitor` names whoever asks, whatever session they
   * name: their network address. `NotFound`: there is no such pool.
   */
  readonly run: (
    pool: string,
    routingGroup: string,
    session?: string,
    visitor?: string,
  ) => TaskEither<ProviderFailure | NotFound, string>;
}
