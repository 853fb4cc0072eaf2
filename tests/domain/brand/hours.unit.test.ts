import { describe, expect, test } from '@jest/globals';
import { hoursVersion, isDaytime, isOfficeOpen, SERVICE_HOURS } from '../../../domain/brand/hours.ts';

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];
const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

describe('The office that answers the default number (specification, sections 8 and 9)', () => {
  test.each([
    [MONDAY, at(7), true],
    [MONDAY, at(6, 59), false],
    [FRIDAY, at(16, 59), true],
    [FRIDAY, at(17), false],
    [SATURDAY, at(12), false],
    [SUNDAY, at(12), false],
  ])('on weekday %i at minute %i is open: %p', (weekday, minute, isOpen) =>
    expect(isOfficeOpen({ weekday, minute })).toBe(isOpen),
  );

  test.each([
    [MONDAY, at(8), true],
    [MONDAY, at(7, 59), false],
    [FRIDAY, at(17, 59), true],
    [FRIDAY, at(18), false],
    [SUNDAY, at(12), false],
  ])('on weekday %i at minute %i is in daytime hours: %p', (weekday, minute, isDay) =>
    expect(isDaytime({ weekday, minute })).toBe(isDay),
  );

  test('gives pages a new version when it opens or closes, and when daytime begins or ends', () => {
    const versions = [at(6), at(7), at(8), at(17), at(18)].map((minute) =>
      hoursVersion({ weekday: MONDAY, minute }),
    );
    expect(versions).toEqual(['closed night', 'open night', 'open day', 'closed day', 'closed night']);
  });

  test('has its hours in the words of the specification', () =>
    expect(SERVICE_HOURS).toEqual({
      'empty list': 'Mon-Fri 7am-5pm CST',
      home: 'Mon-Fri 8am-6pm CST',
      'customer care': 'Mon-Fri 8am-5pm CT',
      contact: 'Mon-Fri 7am-5pm CST',
      spanish: 'de lunes a viernes, de 7\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m. CST',
      'customer care in spanish': 'de lunes a viernes, de 8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m. CT',
      french: 'du lundi au vendredi, 8h-18h CST',
    }));
});
