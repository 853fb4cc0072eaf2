import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Caller, NumberPool } from '../../../domain/phone/number-lease.ts';
import type { RecordsUnavailable } from './dealer-records.ts';

/** A time interval in milliseconds since 1970; `until` is exclusive. */
export interface LeaseInterval {
  readonly from: number;
  readonly until: number;
}

/** The pools of phone numbers and their leases. */
export interface NumberPools {
  /** The pool as seen by a caller, with its numbers in order; none when it doesn't exist. */
  readonly find: (pool: string, caller: Caller) => TaskEither<RecordsUnavailable, Option<NumberPool>>;
  /**
   * Leases a number to a caller, unless another caller holds it at the start of the lease. Returns whether it did. Atomic: of concurrent
   * callers, only one gets the number.
   */
  readonly lease: (
    number: string,
    caller: Caller,
    interval: LeaseInterval,
  ) => TaskEither<RecordsUnavailable, boolean>;
}
