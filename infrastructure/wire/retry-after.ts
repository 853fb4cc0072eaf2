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
