/** How a dealer search bears with failures and slowness; times in milliseconds (specification, sections 4 and 9). */
export interface RetryPolicy {
  /** Tries after the first one. */
  readonly retries: number;
  /** The wait before the first of them; it doubles with each. */
  readonly baseMs: number;
  /** The longest wait that a provider's `Retry-After` is granted (contract, section 7). */
  readonly longestWaitMs: number;
}

export const VISITOR_PATIENCE: RetryPolicy = { retries: 2, baseMs: 1000, longestWaitMs: 10_000 };

/** For a page that must be answered now: one try. */
export const NO_RETRIES: RetryPolicy = { ...VISITOR_PATIENCE, retries: 0 };

/** The empty state shows when no answer has come by then. */
export const EMPTY_STATE_AFTER_MS = 10_000;

/** The wait before a further try, when `tries` have failed so far. */
export const backOff = ({ baseMs }: RetryPolicy, tries: number): number => baseMs * 2 ** (tries - 1);

/** The wait that the provider asked for, or the back-off where it named none. */
export const waitAfterTooMany = (
  retryPolicy: RetryPolicy,
  tries: number,
  retryAfterMs: number | null,
): number => Math.min(retryAfterMs ?? backOff(retryPolicy, tries), retryPolicy.longestWaitMs);
