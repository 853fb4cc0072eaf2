/** `Fri, 20 Nov 2026 12:00:00 GMT`; the parser itself takes far more for a date. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/;

/** The wait that a `Retry-After` header asks for, in milliseconds: seconds or a date; null without a sensible one. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const until = HTTP_DATE.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(until) ? null : Math.max(0, until - now);
};

/** The wait that is asked for where the answer does not say how long, in milliseconds: the first wait of the specification, section 9. */
const DEFAULT_WAIT_MS = 1_000;

/** A wait as our own `Retry-After` writes it: in whole seconds, at least one (docs/decisions/0002). Null: unknown. */
export const retryAfterSeconds = (waitMs: number | null): number =>
  Math.max(1, Math.ceil((waitMs ?? DEFAULT_WAIT_MS) / 1000));
