/** The wait that a `Retry-After` header asks for, in milliseconds: seconds or a date; null without a sensible one. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
};
