import type { TaskEither } from 'fp-ts/TaskEither';

/** No routed number is to be had; `reason` says why. */
export interface RoutingUnavailable {
  readonly _tag: 'RoutingUnavailable';
  readonly reason: string;
}

/** The call-routing service (specification, section 7): gives numbers that lead to a dealer and identify where the caller came from. */
export interface CallRouting {
  /** The number that a visitor's calls to a group are routed by, out of a pool; the same visitor keeps the same number. */
  readonly run: (pool: string, routingGroup: string) => TaskEither<RoutingUnavailable, string>;
}
