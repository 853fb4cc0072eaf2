import * as O from 'fp-ts/Option';
import { dayNumber } from '../time/calendar-day.ts';
import type { SpecialDay } from './dealer-fields.ts';
import { openSpans } from './opening-hours.ts';

/** Hours may contain semicolons, so each entry begins with its date. */
const BEFORE_DATE = /(?=\b\d{4}-\d\d-\d\d\b)/;
const ENTRY = /^(\d{4}-\d\d-\d\d)\s*[:=,]?\s*(.*?)[\s;,|]*$/s;

/** Parses a cell such as `2026-11-26 closed; 2026-12-24 8 AM - 12 PM`. None when an entry is invalid. */
export const parseSpecialDays = (text: string): O.Option<ReadonlyArray<SpecialDay>> =>
  specialDaysOf(
    text
      .trim()
      .split(BEFORE_DATE)
      .map((entry) => ENTRY.exec(entry))
      .map((entry) => ({ date: entry?.[1] ?? '', hours: entry?.[2] ?? '' })),
  );

/** Special days in order of their dates. None when a date is no calendar date or occurs twice, or when hours can't be parsed. */
export const specialDaysOf = (days: ReadonlyArray<SpecialDay>): O.Option<ReadonlyArray<SpecialDay>> =>
  new Set(days.map(({ date }) => date)).size === days.length && days.every(isValid)
    ? O.some(days.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    : O.none;

const isValid = ({ date, hours }: SpecialDay): boolean =>
  O.isSome(dayNumber(date)) && O.isSome(openSpans(hours));
