import assert from 'node:assert/strict';
import { holidayOn } from '../../../../domain/dealer/holidays.ts';

const A_DAY_MS = 86_400_000;
const SUNDAY = 0;

const after = (today: string, days: number): Date =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * A_DAY_MS);

const asText = (day: Date): string => day.toISOString().slice(0, 10);

const nextSunday = (today: string): string => {
  const week = Array.from({ length: 7 }, (_, i) => after(today, i + 1));
  const day = week.find((one) => one.getUTCDay() === SUNDAY);
  assert.ok(day);
  return asText(day);
};

/** A dealer answers within 48 hours; a visit is on a later day that is neither a Sunday nor a holiday. */
const nextVisit = (today: string): string => {
  const days = Array.from({ length: 7 }, (_, i) => after(today, i + 3));
  const day = days.find(
    (one) => one.getUTCDay() !== SUNDAY && holidayOn('US', one.getTime() / A_DAY_MS) === null,
  );
  assert.ok(day);
  return asText(day);
};

/** The date that a scenario's words mean, counted from a day like `2026-11-20`; any other text stays as it is. */
export const dayNamed = (words: string, today: string): string => {
  switch (words) {
    case 'yesterday':
      return asText(after(today, -1));
    case 'the next Sunday':
      return nextSunday(today);
    case 'the next working day':
      return nextVisit(today);
    case 'a day in 100 days':
      return asText(after(today, 100));
    default:
      return Number.isNaN(Date.parse(`${words} UTC`)) ? words : asText(new Date(`${words} UTC`));
  }
};
