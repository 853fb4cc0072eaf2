import type { TaskEither } from 'fp-ts/TaskEither';
import type { NotFound, ProviderFailure } from './provider-failure.ts';

/** The call-routing service (specification, section 7): assigns phone numbers that reach a dealer and identify the caller's source. */
export interface CallRouting {
  /**
   * A number from a pool that routes calls to a group. A session keeps its number. Without a session, returns the visitor's own number, or
   * the pool's fallback number when there is no visitor. `visitor`: the network address of the caller. `NotFound`: the pool doesn't exist.
   */
  readonly run: (
    pool: string,
    routingGroup: string,
    session?: string,
    visitor?: string,
  ) => TaskEither<ProviderFailure | NotFound, string>;
}
