import type { NotDelivered } from '../../application/ports/leads/lead-courier.ts';
import { retryAfterMs } from '../wire/retry-after.ts';

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
  const wait = BUSY.includes(status) ? retryAfterMs(headers.get('retry-after'), now) : null;
  return { _tag: 'Retryable', fault, retryAfterMs: wait && Math.min(wait, MAX_RETRY_AFTER_MS) };
};
