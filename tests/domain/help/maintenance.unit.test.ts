import { describe, expect, test } from '@jest/globals';
import { isNamedPath } from '../../../domain/content/links/named-paths.ts';
import {
  MAINTENANCE,
  MAINTENANCE_CATEGORIES as CATEGORIES,
  maintenanceCategoryAt,
  maintenancePath,
  remindersPath,
} from '../../../domain/help/maintenance.ts';

describe('The categories of maintenance tips', () => {
  test('are those with pages in the specification', () => {
    expect(CATEGORIES).toHaveLength(10);
    expect(CATEGORIES.filter((category) => !isNamedPath(maintenancePath(category)))).toEqual([]);
  });

  test.each(CATEGORIES)('%s is found by its page', (category) =>
    expect(maintenanceCategoryAt(maintenancePath(category))).toBe(category),
  );

  test.each([
    '/',
    '/resources/maintenance-tips/',
    '/resources/maintenance-tips/toString/',
    '/resources/maintenance-tips/boilers/',
    '/resources/troubleshooting/coils/',
  ])('do not include a category for %s', (path) => expect(maintenanceCategoryAt(path)).toBeNull());

  test('have a calendar file below their page', () =>
    expect(remindersPath('coils')).toBe('/resources/maintenance-tips/coils/reminders.ics'));

  test('have reminders with unique ids, which calendars use', () => {
    const ids = Object.values(MAINTENANCE).flatMap(({ reminders }) => reminders.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(25);
  });
});
