import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { registrationOf } from '../../../domain/document/registration.ts';

const TODAY = '2026-11-22';

const A_DAY_MS = 86_400_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * A_DAY_MS).toISOString().slice(0, 10);

describe('The last day to register a product', () => {
  test('is the 60th day after its installation', () =>
    expect(registrationOf('2026-11-01', TODAY)).toEqual({
      kind: 'open',
      lastDay: '2026-12-31',
      daysLeft: 39,
    }));

  test('may be today', () =>
    expect(registrationOf('2026-09-23', TODAY)).toEqual({ kind: 'open', lastDay: TODAY, daysLeft: 0 }));

  test('has passed one day later', () =>
    expect(registrationOf('2026-09-22', TODAY)).toEqual({ kind: 'passed', lastDay: '2026-11-21' }));

  test('is counted across the end of a year and a leap day', () => {
    expect(registrationOf('2023-12-31', TODAY)).toEqual({ kind: 'passed', lastDay: '2024-02-29' });
  });

  test('is known before the installation, when nothing can be registered yet', () =>
    expect(registrationOf('2026-11-23', TODAY)).toEqual({ kind: 'not-installed', lastDay: '2027-01-22' }));

  test.each(['2026-02-30', '11/01/2026', 'yesterday'])('does not exist for %s', (written) =>
    expect(registrationOf(written, TODAY)).toEqual({ kind: 'invalid' }),
  );

  test('is unknown before the visitor enters a day', () =>
    expect(registrationOf(' ', TODAY)).toEqual({ kind: 'unasked' }));

  test('has not passed for 60 days after the installation, and has passed after that', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (ago) => {
        const { kind } = registrationOf(dayAfter(TODAY, -ago), TODAY);
        expect(kind).toBe(ago <= 60 ? 'open' : 'passed');
      }),
    ));
});
