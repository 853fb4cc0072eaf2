import { describe, expect, test } from '@jest/globals';
import { firstDay, recurrenceRule, type Rhythm } from '../../../domain/help/reminder.ts';
import { reminderCalendar } from '../../../domain/help/reminder-calendar.ts';

const reminder = (rhythm: Rhythm, task = 'Check the filter') => ({ id: 'filter', task, rhythm });

const calendar = (task: string): string =>
  reminderCalendar(
    {
      name: 'Furnace, maintenance',
      url: 'https://www.example.com/resources/maintenance-tips/gas-furnaces/',
      host: 'www.example.com',
      reminders: [reminder({ every: 'month' }, task)],
    },
    { now: Date.UTC(2026, 10, 22, 18, 30, 5, 123), today: '2026-11-22' },
  );

describe('The first day of a reminder', () => {
  test.each<[string, Rhythm, string, string]>([
    ['a weekly one, on the next Saturday', { every: 'week' }, '2026-11-22', '2026-11-28'],
    ['a weekly one, today', { every: 'week' }, '2026-11-28', '2026-11-28'],
    ['a weekly one in winter', { every: 'week', months: [12, 1] }, '2026-11-22', '2026-12-05'],
    ['a monthly one, on the first', { every: 'month' }, '2026-11-22', '2026-12-01'],
    ['a monthly one, today', { every: 'month', interval: 3 }, '2026-12-01', '2026-12-01'],
    ['a monthly one in a season, next year', { every: 'month', months: [5, 6] }, '2026-11-22', '2027-05-01'],
    ['a yearly one', { every: 'year', month: 9 }, '2026-11-22', '2027-09-01'],
  ])('is right for %s', (_when, rhythm, today, first) =>
    expect(firstDay(reminder(rhythm), today)).toBe(first),
  );
});

describe('The calendar rule of a reminder', () => {
  test.each<[Rhythm, string]>([
    [{ every: 'week' }, 'FREQ=WEEKLY'],
    [{ every: 'week', months: [12, 1] }, 'FREQ=WEEKLY;BYMONTH=12,1'],
    [{ every: 'month' }, 'FREQ=MONTHLY'],
    [{ every: 'month', interval: 3 }, 'FREQ=MONTHLY;INTERVAL=3'],
    [{ every: 'month', months: [5] }, 'FREQ=MONTHLY;BYMONTH=5'],
    [{ every: 'year', month: 9 }, 'FREQ=YEARLY'],
  ])('for %j is %s', (rhythm, rule) => expect(recurrenceRule(rhythm)).toBe(rule));
});

describe('A calendar of reminders (RFC 5545)', () => {
  test('has a whole-day event per reminder, which repeats and alerts', () =>
    expect(calendar('Check the filter').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//www.example.com//Maintenance reminders//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Furnace\\, maintenance',
      'BEGIN:VEVENT',
      'UID:filter@www.example.com',
      'DTSTAMP:20261122T183005Z',
      'DTSTART;VALUE=DATE:20261201',
      'RRULE:FREQ=MONTHLY',
      'SUMMARY:Check the filter',
      'URL:https://www.example.com/resources/maintenance-tips/gas-furnaces/',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Check the filter',
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]));

  test('escapes characters with a meaning in the format', () =>
    expect(calendar('Pads; filters, a\\b\nand more')).toContain(
      'SUMMARY:Pads\\; filters\\, a\\\\b\\nand more\r\n',
    ));

  test.each([
    ['letters', 'a'.repeat(300)],
    ['letters of two bytes', 'é'.repeat(200)],
    ['letters of three bytes', '’'.repeat(120)],
    ['letters of four bytes', '🔥'.repeat(90)],
  ])('folds long lines of %s at 75 bytes, and has the same text when unfolded', (_what, task) => {
    const file = calendar(task);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${task}\r\n`);
  });

  // The first line has 67 bytes for the text after its name, `SUMMARY:`.
  test.each([
    ['\u007f', 1, 67],
    ['\u0080', 2, 33],
    ['\u07ff', 2, 33],
    ['\u0800', 3, 22],
    ['\uffff', 3, 22],
    ['\u{10000}', 4, 16],
  ])('folds a line only when it is full: %j has %i bytes, and %i of them fit', (character, _bytes, count) => {
    const full = `SUMMARY:${character.repeat(count)}\r\n`;
    expect(calendar(character.repeat(count))).toContain(full);
    expect(calendar(character.repeat(count + 1))).toContain(`${full} ${character}\r\n`);
  });
});
