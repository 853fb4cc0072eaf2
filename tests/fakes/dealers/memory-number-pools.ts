import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { NumberPools, LeaseInterval } from '../../../application/ports/dealers/number-pools.ts';
import { isReturned, type Caller, type NumberPool } from '../../../domain/phone/number-lease.ts';

/** A pool before the first call. */
export interface FreshPool {
  readonly pool: string;
  readonly fallbackNumber: string;
  readonly numbers: ReadonlyArray<string>;
}

interface Lease extends Caller {
  readonly leasedUntil: number;
}

/** Lists of pools and numbers, with the latest lease of each number. */
export class MemoryNumberPools implements NumberPools {
  private readonly leases = new Map<string, Lease>();
  private readonly pools: ReadonlyArray<FreshPool>;
  private fault: string | null = null;

  constructor(pools: ReadonlyArray<FreshPool>) {
    this.pools = pools;
  }

  /** Makes the pools unreadable. */
  breakDown(fault = 'broken down'): void {
    this.fault = fault;
  }

  find(pool: string, caller: Caller): TE.TaskEither<RecordsUnavailable, O.Option<NumberPool>> {
    return this.answered(() => {
      const found = this.pools.find((each) => each.pool === pool);
      if (found === undefined) return O.none;
      const numbers = found.numbers.map((number) => this.seenBy(caller, number));
      return O.some({ numbers, fallbackNumber: found.fallbackNumber });
    });
  }

  lease(
    number: string,
    caller: Caller,
    { from, until }: LeaseInterval,
  ): TE.TaskEither<RecordsUnavailable, boolean> {
    return this.answered(() => {
      const isKnown = this.pools.some(({ numbers }) => numbers.includes(number));
      const seen = this.seenBy(caller, number);
      if (!isKnown || (!seen.isOwn && !isReturned(seen, from))) return false;
      this.leases.set(number, { ...caller, leasedUntil: until });
      return true;
    });
  }

  private seenBy({ routingGroup, session, visitor }: Caller, number: string) {
    const lease = this.leases.get(number);
    const isOwn = lease?.session === session && lease.routingGroup === routingGroup;
    const isOfVisitor = visitor !== '' && lease?.visitor === visitor;
    return { number, isOwn, isOfVisitor, leasedUntil: lease?.leasedUntil ?? null };
  }

  private answered<A>(answer: () => A): TE.TaskEither<RecordsUnavailable, A> {
    const { fault } = this;
    if (fault !== null) return TE.left({ _tag: 'RecordsUnavailable', fault });
    return TE.fromIO(answer);
  }
}
