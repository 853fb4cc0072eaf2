import { expect, test } from '@jest/globals';
import { longDate } from '../../../domain/time/long-date.ts';

test.each([
  ['2026-10-01', 'en-US', 'October 1, 2026'],
  ['2026-10-01', 'es-US', '1 de octubre de 2026'],
  ['2026-10-01', 'fr-CA', '1er octobre 2026'],
  ['2026-10-11', 'fr-CA', '11 octobre 2026'],
  ['2026-10-21', 'fr-CA', '21 octobre 2026'],
  ['2026-12-31', 'fr-CA', '31 décembre 2026'],
])('The day %s in %s is “%s”', (day, locale, text) => expect(longDate(day, locale)).toBe(text));
