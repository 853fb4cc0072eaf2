import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MAINTENANCE, MAINTENANCE_CATEGORIES, remindersPath } from '../../../../domain/help/maintenance.ts';
import { isOwnAddress } from '../../../../infrastructure/server/own-addresses.ts';
import { openServer } from '../opened-server.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => void (opened = await openServer()));
afterEach(() => opened.server.close());

const get = (url: string) => opened.server.inject({ url });

describe('The calendar files of the maintenance tips', () => {
  test.each(MAINTENANCE_CATEGORIES)('for %s contain every task and are saved as a file', async (category) => {
    const { statusCode, headers, body } = await get(remindersPath(category));
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      `attachment; filename="${category}-reminders.ics"`,
    ]);
    expect(body.split('BEGIN:VEVENT')).toHaveLength(1 + MAINTENANCE[category].reminders.length);
    expect(body.replaceAll('\r\n ', '')).toContain(
      `URL:https://www.example.com/resources/maintenance-tips/${category}/\r\n`,
    );
  });

  test('are dated from today', async () => {
    const { body } = await get(remindersPath('air-handlers'));
    expect(body).toContain('DTSTART;VALUE=DATE:20261201');
  });

  test('are addresses that pages may link to', () =>
    expect(MAINTENANCE_CATEGORIES.map(remindersPath).filter((path) => !isOwnAddress(path))).toEqual([]));
});
