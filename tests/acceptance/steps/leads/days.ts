import assert from 'node:assert/strict';

const A_DAY_MS = 86_400_000;
const SUNDAY = 0;

const after = (today: string, days: number): Date =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * A_DAY_MS);

const asText = (day: Date): string => day.toISOString().slice(0, 10);

/** The first day after today that is a Sunday, or the first that is not. */
const nextDay = (today: string, isSunday: boolean): string => {
  const week = Array.from({ length: 7 }, (_, i) => after(today, i + 1));
  const day = week.find((one) => (one.getUTCDay() === SUNDAY) === isSunday);
  assert.ok(day);
  return asText(day);
};

/** The date that a scenario's words mean, counted from a day like `2026-11-20`; any other text stays as it is. */
export const dayNamed = (words: string, today: string): string => {
  switch (words) {
    case 'yesterday':
      return asText(after(today, -1));
    case 'the next Sunday':
      return nextDay(today, true);
    case 'the next working day':
      return nextDay(today, false);
    case 'a day in 100 days':
      return asText(after(today, 100));
    default:
      return words;
  }
};
