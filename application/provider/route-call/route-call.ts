import * as TE from 'fp-ts/TaskEither';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { LEASE_MS, numberToLease, type Caller } from '../../../domain/phone/number-lease.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { NumberPools } from '../../ports/dealers/number-pools.ts';

/** Leases a pool's number to a visitor's session, or renews the lease (specification, section 7: call-routing service). */
export class RouteCall {
  constructor(
    private readonly pools: NumberPools,
    private readonly clock: Clock,
  ) {}

  /**
   * The number to call. The pool's fallback number when none is free, `session` is empty, or the visitor (a network address) holds the
   * maximum number of leases. None when the pool doesn't exist.
   */
  execute(
    pool: string,
    routingGroup: string,
    session: string,
    visitor = '',
  ): TE.TaskEither<RecordsUnavailable, O.Option<string>> {
    return this.attempt(pool, { routingGroup, session, visitor }, 0);
  }

  private attempt(
    pool: string,
    caller: Caller,
    lost: number,
  ): TE.TaskEither<RecordsUnavailable, O.Option<string>> {
    return pipe(
      this.pools.find(pool, caller),
      TE.chain((found) => {
        if (O.isNone(found)) return TE.right(O.none);
        const { numbers, fallbackNumber } = found.value;
        const now = this.clock.now();
        // Each lost number went to another caller, so the retries end after all numbers.
        const mayLease = caller.session !== '' && lost < numbers.length;
        const leasable = mayLease ? numberToLease(numbers, now) : O.none;
        if (O.isNone(leasable)) return TE.right(O.some(fallbackNumber));
        const number = leasable.value;
        return pipe(
          this.pools.lease(number, caller, { from: now, until: now + LEASE_MS }),
          TE.chain((leased) => (leased ? TE.right(leasable) : this.attempt(pool, caller, lost + 1))),
        );
      }),
    );
  }
}
