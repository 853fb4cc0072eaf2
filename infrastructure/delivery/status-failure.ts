import type { NotDelivered } from '../../application/ports/leads/lead-courier.ts';

/** Statuses below 500 that are worth a retry. */
const RETRYABLE = [408, 409, 425, 429];

/** Statuses whose `Retry-After` is respected. */
const BUSY = [429, 503];

const MAX_RETRY_AFTER_MS = 3_600_000;

/** Classifies a status that isn't 2xx. 4xx is refused permanently, except 408, 409, 425 and 429; all other statuses are retryable. */
export const statusFailure = (
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  now: number,
): NotDelivered => {
  const fault = `status ${status}`;
  if (status >= 400 && status < 500 && !RETRYABLE.includes(status)) return { _tag: 'Refused', fault };
  const retryAfterMs = BUSY.includes(status) ? waitIn(headers.get('retry-after'), now) : null;
  return { _tag: 'Retryable', fault, retryAfterMs };
};

/**
 * Parses `Retry-After`, which is seconds or a date (RFC 9110). Returns milliseconds from now, at most an hour, or null if it is invalid.
 */
const waitIn = (retryAfter: string | null, now: number): number | null => {
  if (retryAfter === null) return null;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
};
