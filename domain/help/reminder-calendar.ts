import { firstDay, recurrenceRule, type Reminder } from './reminder.ts';

export interface CalendarOfReminders {
  /** The calendar's name: `Air conditioner maintenance`. */
  readonly name: string;
  /** The page that explains the tasks in full. */
  readonly url: string;
  /** The host that makes event ids globally unique. */
  readonly host: string;
  readonly reminders: ReadonlyArray<Reminder>;
}

/** Escapes a property's text (RFC 5545, section 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const MAX_LINE_BYTES = 75;

const bytesOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** Folds a line at 75 bytes without splitting a character (RFC 5545, section 3.1). */
const folded = (line: string): string => {
  let bytes = 0;
  return [...line].reduce((written, character) => {
    const more = bytesOf(character);
    const fits = bytes + more <= MAX_LINE_BYTES;
    bytes = fits ? bytes + more : 1 + more;
    return fits ? written + character : `${written}\r\n ${character}`;
  }, '');
};

/**
 * A calendar file (RFC 5545): each task is a recurring all-day event with an alarm at 9 am. `now` is the creation time in milliseconds
 * since 1970; `today` is the start date, `2026-11-22`.
 */
export const reminderCalendar = (
  { name, url, host, reminders }: CalendarOfReminders,
  { now, today }: { readonly now: number; readonly today: string },
): string => {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const events = reminders.flatMap((reminder) => [
    'BEGIN:VEVENT',
    `UID:${reminder.id}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${firstDay(reminder, today).replaceAll('-', '')}`,
    `RRULE:${recurrenceRule(reminder.rhythm)}`,
    `SUMMARY:${escaped(reminder.task)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(reminder.task)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//Maintenance reminders//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};
