/** `Fri, 20 Nov 2026 12:00:00 GMT`. `Date.parse` accepts much more. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/;

/** The wait of a `Retry-After` header (seconds or a date), in milliseconds. Null when it is missing or invalid. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const until = HTTP_DATE.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(until) ? null : Math.max(0, until - now);
};

/** The wait for responses without `Retry-After`, in milliseconds: the first wait of the specification, section 9. */
const DEFAULT_WAIT_MS = 1_000;

/** The value of our own `Retry-After`: whole seconds, at least one (docs/decisions/0002). Null means an unknown wait. */
export const retryAfterSeconds = (waitMs: number | null): number =>
  Math.max(1, Math.ceil((waitMs ?? DEFAULT_WAIT_MS) / 1000));
