/** How a dealer search bears with failures and slowness; times in milliseconds (specification, sections 4 and 9). */
export interface RetryPolicy {
  /** Tries after the first one. */
  readonly retries: number;
  /** The wait before the first of them; it doubles with each. */
  readonly baseMs: number;
  /** The longest wait that a provider's `Retry-After` is granted (contract, section 7). */
  readonly maxWaitMs: number;
  /** Whether the search goes on elsewhere after the last try, so that it is not given up here. */
  readonly goesOn: boolean;
}

export const VISITOR_RETRY_POLICY: RetryPolicy = {
  retries: 2,
  baseMs: 1000,
  maxWaitMs: 10_000,
  goesOn: false,
};

/** For a page that must be answered now: one try. The application that starts in it goes on. */
export const NO_RETRIES: RetryPolicy = { ...VISITOR_RETRY_POLICY, retries: 0, goesOn: true };

/** The empty state shows when no answer has come by then. */
export const EMPTY_STATE_AFTER_MS = 10_000;

/** The wait before a further try, when `tries` have failed so far. */
export const backOff = ({ baseMs }: RetryPolicy, tries: number): number => baseMs * 2 ** (tries - 1);

/** The wait that the provider asked for, or the back-off where it named none. */
export const waitAfterTooMany = (
  retryPolicy: RetryPolicy,
  tries: number,
  retryAfterMs: number | null,
): number => Math.min(retryAfterMs ?? backOff(retryPolicy, tries), retryPolicy.maxWaitMs);
