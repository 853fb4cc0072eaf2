import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Caller, NumberPool } from '../../../domain/phone/number-lease.ts';
import type { RecordsUnavailable } from './dealer-records.ts';

/** A stretch of time, in milliseconds since 1970; its end is not part of it. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** The provider's pools of numbers, and who holds which of them. */
export interface NumberPools {
  /** A pool as a caller finds it, its numbers in their order; none: there is no such pool. */
  readonly find: (pool: string, caller: Caller) => TaskEither<RecordsUnavailable, Option<NumberPool>>;
  /**
   * Leases a number to a caller, unless another caller holds it when the lease begins; answers whether it did.
   * Of many callers who want one number at once, one is given it.
   */
  readonly lease: (
    number: string,
    caller: Caller,
    stretch: Stretch,
  ) => TaskEither<RecordsUnavailable, boolean>;
}
