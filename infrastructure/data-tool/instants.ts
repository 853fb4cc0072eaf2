/** When a day like `2026-11-20` begins in UTC, in milliseconds since 1970. Null for an invalid day. */
export const startOfDay = (day: string): number | null => startOfMinute(`${day}T00:00`);

/** The instant of `2026-11-20T14:30`, or when a day begins, in UTC and milliseconds since 1970. Null when it is invalid. */
export const instantIn = (text: string): number | null =>
  startOfDay(text) ?? startOfMinute(text.replace(/Z$/, ''));

const startOfMinute = (text: string): number | null => {
  const instant = Date.parse(`${text}:00.000Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(`${text}:`) ? instant : null;
};
