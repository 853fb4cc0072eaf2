import * as O from 'fp-ts/Option';
import { WEEKDAYS, type Dealer, type WeekHours } from './dealer.ts';

export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a number: 0 is Sunday, 7 is Sunday again. */
export const weekdayOf = (number: number): Weekday => WEEKDAYS[(number + 6) % 7] ?? 'sun';

/** An opening span in minutes since midnight of the opening day; `closes` over 1440 is on the next day. */
export interface OpenSpan {
  readonly opens: number;
  readonly closes: number;
}

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const NOON = DAY / 2;

/** `open` before the hours, and the time zone behind them: `Open 8 AM - 5 PM CST`. */
const AROUND = /^open | [ecmp][sd]?t$/g;
const CLOSED = /^(?:closed|ferm[ée]|cerrado)\D*$/;
const ALL_DAY = /^(?:24 ?(?:[/x] ?7|-?h.*)|all day)$/;
const BETWEEN_SPANS = / ?(?:[,;&|/]| and ) ?/;
const BETWEEN_TIMES = / ?[-\u2010-\u2015\u2212]+ ?| (?:to|thru|until|à|a) /;
/** `8`, `8:30`, `8.30`, `830`, `8 am`, `8a`, `8h`, `8 h 30`. */
const TIME = /^(\d{1,2})(?:(?:[:.]| ?(h) ?)?([0-5]\d)(?::00)?| ?(h))? ?(?:([ap])m?)?$/;

/** Parses a dealer's hours of a day, in order. Empty: closed. None: the text can't be parsed. */
export const openSpans = (written: string): O.Option<ReadonlyArray<OpenSpan>> => {
  const text = written
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(AROUND, '')
    .replaceAll('noon', '12pm')
    .replaceAll('midnight', '12am')
    .replaceAll(/(?<!\p{L})([ap])\.? ?m\b\.?/gu, '$1m');
  if (CLOSED.test(text)) return O.some([]);
  if (ALL_DAY.test(text)) return O.some([{ opens: 0, closes: DAY }]);
  const parts = text.split(BETWEEN_SPANS);
  const spans = parts.flatMap((part) => spanOf(part) ?? []);
  const isInOrder = spans.every(({ opens }, i) => opens >= (spans[i - 1]?.closes ?? 0));
  return spans.length === parts.length && isInOrder ? O.some(spans) : O.none;
};

/** Null when the text can't be parsed. */
const spanOf = (text: string): OpenSpan | null => {
  const [opens, closes, ...more] = text.split(BETWEEN_TIMES).map(timeOf);
  if (more.length > 0 || opens == null || closes == null) return null;
  // Dealers write 11:59 PM for midnight.
  const end = closes.minute === DAY - 1 ? DAY : closes.minute;
  if (opens.isExact && closes.isExact) {
    if (opens.minute === closes.minute && opens.minute !== 0) return null;
    return { opens: opens.minute, closes: end <= opens.minute ? end + DAY : end };
  }
  // `9 - 5` is ambiguous; `9:00 - 17:00` is the 24-hour clock, and `9 - 12` ends at noon.
  const isOf24 = !opens.isExact && !closes.isExact && end >= NOON && opens.minute < end;
  return isOf24 ? { opens: opens.minute, closes: end } : null;
};

/** `isExact`: whether it has am or pm, or the `h` of the 24-hour clock. */
const timeOf = (text: string): { readonly minute: number; readonly isExact: boolean } | null => {
  const matched = TIME.exec(text);
  if (matched === null) return null;
  const [, hours, h, minutes = 0, lastH = h, half] = matched;
  const [hour, isOf12] = [Number(hours), half !== undefined];
  if (isOf12 && (hour === 0 || hour > 12)) return null;
  const ofDay = isOf12 ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  const minute = ofDay * 60 + Number(minutes);
  return minute > DAY ? null : { minute, isExact: isOf12 || lastH !== undefined };
};

/** A dealer's own opening-hours texts by day. Days without a text are missing. */
export const weekHoursOf = ({ dealerInfo }: Dealer): WeekHours =>
  Object.fromEntries(
    WEEKDAYS.flatMap((day) => {
      const hours = dealerInfo?.weekHours?.[day]?.trim();
      return hours ? [[day, hours]] : [];
    }),
  );

/** The opening state at a moment. Minutes count from then; null when unknown. */
export type Opening =
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly closesIn: number | null }
  | { readonly kind: 'closed'; readonly opensIn: number | null };

/** The parsed hours of a day; none when they are unknown. */
export type DaySpans = O.Option<ReadonlyArray<OpenSpan>>;

/**
 * The opening state at a minute of a dealer's local day. `spansIn` returns the hours of a day by its distance from today in days: -1 to 7.
 * None when today's hours are unknown.
 */
export const openingFrom = (spansIn: (days: number) => DaySpans, minute: number): O.Option<Opening> => {
  // From today to the same day of next week, up to the first day with unknown hours.
  const ahead = [0, 1, 2, 3, 4, 5, 6, 7].map(spansIn);
  const unknown = ahead.findIndex(O.isNone);
  const known = ahead.slice(0, unknown < 0 ? 8 : unknown);
  // Yesterday's hours may end today.
  const spans = joined(
    [spansIn(-1), ...known].flatMap((day, i) =>
      O.isNone(day) ? [] : shifted(day.value, (i - 1) * DAY - minute),
    ),
  );
  const current = spans.find(({ opens, closes }) => opens <= 0 && closes > 0);
  if ((current?.closes ?? 0) >= WEEK) return O.some({ kind: 'always' });
  const end = known.length * DAY - minute;
  if (current !== undefined)
    return O.some({ kind: 'open', closesIn: current.closes === end ? null : current.closes });
  if (known.length === 0) return O.none;
  return O.some({ kind: 'closed', opensIn: spans.find(({ opens }) => opens > 0)?.opens ?? null });
};

const shifted = (spans: ReadonlyArray<OpenSpan>, by: number): ReadonlyArray<OpenSpan> =>
  spans.map(({ opens, closes }) => ({ opens: opens + by, closes: closes + by }));

/** Merges adjacent and overlapping spans. Input must be sorted. */
const joined = (spans: ReadonlyArray<OpenSpan>): ReadonlyArray<OpenSpan> =>
  spans.reduce<ReadonlyArray<OpenSpan>>((before, span) => {
    const last = before.at(-1);
    return last !== undefined && span.opens <= last.closes
      ? [...before.slice(0, -1), { opens: last.opens, closes: Math.max(last.closes, span.closes) }]
      : [...before, span];
  }, []);
