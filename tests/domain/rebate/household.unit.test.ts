import { describe, expect, test } from '@jest/globals';
import {
  householdIn,
  HOUSEHOLD_SIZES,
  incomeBandOf,
  incomeLimit,
  INCOME_RANGES,
  NOTHING_STATED,
  type HouseholdSize,
  type IncomeRange,
} from '../../../domain/rebate/household.ts';

const read = (fields: Readonly<Record<string, string>>) => householdIn(new URLSearchParams(fields));

describe('A household', () => {
  test('is parsed from a form', () =>
    expect(read({ income: '75000', household_size: '3' })).toEqual({
      household: { income: '75000', size: 3 },
      fault: null,
    }));

  test.each([{}, { household_size: '3' }, { income: '', household_size: '9' }])(
    'is absent without an income: %j',
    (fields) => expect(read(fields)).toEqual(NOTHING_STATED),
  );

  test.each([
    { income: '75001', household_size: '3' },
    { income: '-1', household_size: '3' },
    { income: '75000' },
    { income: '75000', household_size: '0' },
    { income: '75000', household_size: '9' },
    { income: '75000', household_size: '2.5' },
    { income: '75000', household_size: ' 3' },
    { income: '<script>', household_size: '3' },
  ])('is rejected if its range or size is not on offer: %j', (fields) =>
    expect(read(fields)).toEqual({ household: null, fault: 'not-on-offer' }),
  );

  test('is accepted in every offered range and size', () => {
    for (const income of INCOME_RANGES)
      for (const size of HOUSEHOLD_SIZES)
        expect(read({ income, household_size: String(size) })).toEqual({
          household: { income, size },
          fault: null,
        });
  });

  test.each([
    ['25000', 25_000],
    ['250000', 250_000],
    ['more', null],
  ] as const)('has the upper limit of the range %s: %p', (range, limit) =>
    expect(incomeLimit(range)).toBe(limit),
  );
});

describe('With a median of 100,000 for a family of four', () => {
  const bandOf = (income: IncomeRange, size: HouseholdSize) => incomeBandOf({ income, size }, 100_000);

  test.each([
    ['75000', 4, 'low'],
    ['100000', 4, 'moderate'],
    ['150000', 4, 'moderate'],
    ['200000', 4, 'high'],
    ['more', 8, 'high'],
    // 80% for one person is 56,000, for eight it is 105,600.
    ['50000', 1, 'low'],
    ['75000', 1, 'moderate'],
    ['125000', 1, 'high'],
    ['100000', 8, 'low'],
    ['200000', 8, 'high'],
  ] as const)('an income of up to %s for %i people is %s', (income, size, band) =>
    expect(bandOf(income, size)).toBe(band),
  );

  test('exactly 80% of the median is a moderate income, and one dollar of median more makes it low', () => {
    expect(incomeBandOf({ income: '100000', size: 4 }, 125_000)).toBe('moderate');
    expect(incomeBandOf({ income: '100000', size: 4 }, 125_001)).toBe('low');
  });

  test('a larger household is never in a higher band', () => {
    const order = ['low', 'moderate', 'high'];
    for (const income of INCOME_RANGES) {
      const ranks = HOUSEHOLD_SIZES.map((size) => order.indexOf(bandOf(income, size)));
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    }
  });
});
