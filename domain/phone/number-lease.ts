import * as O from 'fp-ts/Option';

/** How long a caller keeps a number after its last use, in milliseconds. */
export const LEASE_MS = 30 * 60 * 1000;

const MAX_LEASES_PER_VISITOR = 10;
const MIN_LEASES_PER_VISITOR = 2;

/** Prevents one visitor from using up a pool. */
const MAX_SHARE_OF_POOL = 0.25;

/** The maximum number of concurrent leases per visitor, across sessions, for a pool of this size. */
export const maxLeases = (poolSize: number): number => {
  const share = Math.floor(poolSize * MAX_SHARE_OF_POOL);
  return Math.max(MIN_LEASES_PER_VISITOR, Math.min(MAX_LEASES_PER_VISITOR, share));
};

/** The caller that requests a number: a visitor's session in a routing group. */
export interface Caller {
  readonly routingGroup: string;
  /** Empty when the visitor has none; then nothing is leased. */
  readonly session: string;
  /** The visitor's network address, independent of the session. Empty when unknown; then leases aren't counted. */
  readonly visitor: string;
}

/** A pool's number as seen by a caller. */
export interface PooledNumber {
  readonly number: string;
  /** Whether this caller held it last; the lease may have ended. */
  readonly isOwn: boolean;
  /** Whether this visitor held it last, in any session. */
  readonly isOfVisitor: boolean;
  /** When the latest lease ends or ended, in milliseconds since 1970; null when it was never leased. */
  readonly leasedUntil: number | null;
}

/** A call-routing pool as seen by a caller (specification, section 7). */
export interface NumberPool {
  readonly numbers: ReadonlyArray<PooledNumber>;
  /** The number for callers without a lease. */
  readonly fallbackNumber: string;
}

/** Whether a number is free at an instant. */
export const isReturned = ({ leasedUntil }: Pick<PooledNumber, 'leasedUntil'>, now: number): boolean =>
  leasedUntil === null || leasedUntil <= now;

/** How many numbers a visitor holds at an instant, across sessions. */
const heldByVisitor = (numbers: ReadonlyArray<PooledNumber>, now: number): number =>
  numbers.filter((number) => number.isOfVisitor && !isReturned(number, now)).length;

/**
 * The number to lease: the caller's previous one if nobody else has it, or else the one that has been free longest, so that late callers
 * still reach the dealer they saw it with. None when no number is free or the visitor has reached the maximum.
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
