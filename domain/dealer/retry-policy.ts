/** How a dealer search handles failures and timeouts. Times are in milliseconds (specification, sections 4 and 9). */
export interface RetryPolicy {
  /** The number of retries after the first attempt. */
  readonly retries: number;
  /** The wait before the first retry; it doubles with each retry. */
  readonly baseMs: number;
  /** The maximum wait for a provider's `Retry-After` (contract, section 7). */
  readonly maxWaitMs: number;
  /** Whether the search continues elsewhere after the last attempt: the browser continues for the server. */
  readonly handsOver: boolean;
}

export const VISITOR_RETRY_POLICY: RetryPolicy = {
  retries: 2,
  baseMs: 1000,
  maxWaitMs: 10_000,
  handsOver: false,
};

/** For server-rendered pages: one attempt, then the browser continues. */
export const NO_RETRIES: RetryPolicy = { ...VISITOR_RETRY_POLICY, retries: 0, handsOver: true };

/** The empty state shows after this time without an answer. */
export const EMPTY_STATE_AFTER_MS = 10_000;

/** The wait before the next attempt, after `tries` failures. */
export const backOff = ({ baseMs }: RetryPolicy, tries: number): number => baseMs * 2 ** (tries - 1);

/** The provider's requested wait, or the back-off without one. */
export const waitAfterTooMany = (
  retryPolicy: RetryPolicy,
  tries: number,
  retryAfterMs: number | null,
): number => Math.min(retryAfterMs ?? backOff(retryPolicy, tries), retryPolicy.maxWaitMs);
