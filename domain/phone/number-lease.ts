import * as O from 'fp-ts/Option';

/** How long a number stays with the caller that it is leased to after its last use, in milliseconds. */
export const LEASE_MS = 30 * 60 * 1000;

const MAX_LEASES_PER_VISITOR = 10;
const MIN_LEASES_PER_VISITOR = 2;

/** So that it takes several visitors to use up a pool. */
const MAX_SHARE_OF_POOL = 0.25;

/** How many numbers of a pool of this size one visitor may hold at once, whatever sessions they name. */
export const maxLeases = (poolSize: number): number => {
  const share = Math.floor(poolSize * MAX_SHARE_OF_POOL);
  return Math.max(MIN_LEASES_PER_VISITOR, Math.min(MAX_LEASES_PER_VISITOR, share));
};

/** Who asks for a number: a visitor's session, for the calls of one routing group. */
export interface Caller {
  readonly routingGroup: string;
  /** Empty: the visitor names none, and nothing can be leased to them. */
  readonly session: string;
  /** Names the visitor whatever session they claim: their network address. Empty: unknown, and no lease is counted for them. */
  readonly visitor: string;
}

/** A number of a pool as one caller finds it. */
export interface PooledNumber {
  readonly number: string;
  /** Whether this caller was the last to hold it; the lease may have ended since. */
  readonly isOwn: boolean;
  /** Whether the latest lease was this visitor's, in whatever session. */
  readonly isOfVisitor: boolean;
  /** When its latest lease ends or has ended, in milliseconds since 1970; null: it was never leased. */
  readonly leasedUntil: number | null;
}

/** A pool of the call-routing service as one caller finds it (specification, section 7). */
export interface NumberPool {
  readonly numbers: ReadonlyArray<PooledNumber>;
  /** Where calls go that no number of the pool is leased for. */
  readonly fallbackNumber: string;
}

/** Whether a number is back in its pool at an instant. */
export const isReturned = ({ leasedUntil }: Pick<PooledNumber, 'leasedUntil'>, now: number): boolean =>
  leasedUntil === null || leasedUntil <= now;

/** How many numbers a visitor holds at an instant, in whatever sessions. */
const heldByVisitor = (numbers: ReadonlyArray<PooledNumber>, now: number): number =>
  numbers.filter((number) => number.isOfVisitor && !isReturned(number, now)).length;

/**
 * The number to lease to a caller: the one that they held last, as long as no other caller has been given it; else the
 * one that has been back for longest, so that late callers of a number reach the dealer that they
 * saw it with for as long as possible; of several the first. None: every number is leased to other callers, or the visitor
 * holds as many as one visitor may.
 */
export const numberToLease = (numbers: ReadonlyArray<PooledNumber>, now: number): O.Option<string> => {
  const own = numbers.find(({ isOwn }) => isOwn);
  if (own !== undefined && !isReturned(own, now)) return O.some(own.number);
  if (heldByVisitor(numbers, now) >= maxLeases(numbers.length)) return O.none;
  if (own !== undefined) return O.some(own.number);
  const returned = numbers.filter((number) => isReturned(number, now));
  return O.fromNullable(returned.toSorted((a, b) => idleSince(a) - idleSince(b))[0]?.number);
};

const idleSince = ({ leasedUntil }: PooledNumber): number => leasedUntil ?? 0;
