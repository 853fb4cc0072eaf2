import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { OWNER_STATUSES } from '../../../domain/rebate/applicant.ts';
import {
  householdIn,
  HOUSEHOLD_SIZES,
  incomeBandsOf,
  incomeEnds,
  incomeLimitsFor,
  INCOME_RANGES,
  medianFor,
  NOTHING_STATED,
  US_MEDIAN,
  type Household,
} from '../../../domain/rebate/household.ts';
import { areaIncomes } from '../../builders/area-incomes.ts';

const read = (fields: Readonly<Record<string, string>>) => householdIn(new URLSearchParams(fields));

describe('A household', () => {
  test('is parsed from a form', () =>
    expect(read({ income: '75000', household_size: '3' })).toEqual({
      household: { income: '75000', size: 3, owner: 'homeowner' },
      fault: null,
    }));

  test.each([
    ['75000', '52,310', 52_310],
    ['75000', '75000.90', 75_000],
    ['more', '$250,001', 250_001],
    ['', '$105000.90', 105_000],
    ['25000', '0', 0],
  ])('in the range "%s" has the exact income that was typed: %s', (range, typed, income) =>
    expect(read({ income: range, exact_income: typed, household_size: '3' }).household?.income).toBe(income),
  );

  test.each([
    ['25000', '240000'],
    ['75000', '50,000'],
    ['75000', '75,001'],
    ['more', '250000'],
  ])('is rejected if its exact income is outside its range: %s, %s', (range, typed) =>
    expect(read({ income: range, exact_income: typed, household_size: '3' })).toEqual({
      household: null,
      fault: 'not-in-range',
    }),
  );

  test.each(['a lot', '-5', '1e5', '99999999999'])('is rejected if its income is no amount: %s', (typed) =>
    expect(read({ exact_income: typed, household_size: '3' })).toEqual({
      household: null,
      fault: 'not-an-amount',
    }),
  );

  test.each([
    {},
    { household_size: '3' },
    { income: '', household_size: '9' },
    { income: '', exact_income: ' ', owner_status: 'homeowner' },
  ])('is absent without an income: %j', (fields) => expect(read(fields)).toEqual(NOTHING_STATED));

  test('that rents is stated without an income', () =>
    expect(read({ income: '', household_size: '2', owner_status: 'renter' })).toEqual({
      household: { income: null, size: 2, owner: 'renter' },
      fault: null,
    }));

  test.each([
    { income: '75001', household_size: '3' },
    { income: '-1', household_size: '3' },
    { income: '75000' },
    { income: '75000', household_size: '0' },
    { income: '75000', household_size: '9' },
    { income: '75000', household_size: '2.5' },
    { income: '<script>', household_size: '3' },
    { income: '75000', household_size: '3', owner_status: 'squatter' },
  ])('is rejected if its range, size or status is not on offer: %j', (fields) =>
    expect(read(fields)).toEqual({ household: null, fault: 'not-on-offer' }),
  );

  test('is accepted in every offered range, size and status', () => {
    for (const income of INCOME_RANGES)
      for (const size of HOUSEHOLD_SIZES)
        for (const owner of OWNER_STATUSES)
          expect(read({ income, household_size: String(size), owner_status: owner })).toEqual({
            household: { income, size, owner },
            fault: null,
          });
  });

  test.each([
    ['25000', [0, 25_000]],
    ['250000', [200_001, 250_000]],
    ['more', [250_001, Infinity]],
    [52_310, [52_310, 52_310]],
  ] as const)('has an income between the ends of %s: %j', (income, ends) =>
    expect(incomeEnds(income)).toEqual(ends),
  );
});

describe('With the national median', () => {
  const bandsOf = (income: Household['income'], size: Household['size']) =>
    incomeBandsOf({ income, size }, O.none);

  test('the limits of one person are those of a median of $72,940', () => {
    expect(medianFor(1, US_MEDIAN.income)).toBe(72_940);
    expect([bandsOf(58_351, 1), bandsOf(58_352, 1)]).toEqual([['low'], ['moderate']]);
    expect([bandsOf(109_410, 1), bandsOf(109_411, 1)]).toEqual([['moderate'], ['high']]);
  });

  test('a range on both sides of a limit may be in either band', () => {
    expect(bandsOf('125000', 1)).toEqual(['moderate', 'high']);
    expect(bandsOf('100000', 4)).toEqual(['low', 'moderate']);
    expect(bandsOf('25000', 1)).toEqual(['low']);
    expect(bandsOf('more', 8)).toEqual(['high']);
  });

  test('an unknown income is the assumed one', () => expect(bandsOf(null, 4)).toEqual(['moderate']));

  test('every income of a range is in one of its bands', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...INCOME_RANGES),
        fc.constantFrom(...HOUSEHOLD_SIZES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (range, size, share) => {
          const [from, to] = incomeEnds(range);
          const income = Math.round(from + share * (Math.min(to, 2_000_000) - from));
          expect(bandsOf(range, size)).toEqual(expect.arrayContaining([...bandsOf(income, size)]));
        },
      ),
    ));

  test('a larger household is never in a higher band', () => {
    const order = ['low', 'moderate', 'high'];
    for (const range of INCOME_RANGES) {
      const [from] = incomeEnds(range);
      const ranks = HOUSEHOLD_SIZES.map((size) => order.indexOf(bandsOf(from, size)[0] ?? ''));
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    }
  });
});

describe('With its area’s incomes', () => {
  const incomes = O.some(areaIncomes('Hennepin County, MN'));

  test('the limits are HUD’s for its size, and 150% of the median for its size', () => {
    expect(incomeLimitsFor(1, incomes)).toEqual({ low: 64_000, high: 136_500 });
    expect(incomeLimitsFor(8, incomes)).toEqual({ low: 99_000, high: 257_400 });
    const bandsOf = (income: number) => incomeBandsOf({ income, size: 1 }, incomes);
    expect([63_999, 64_000, 136_500, 136_501].flatMap(bandsOf)).toEqual([
      'low',
      'moderate',
      'moderate',
      'high',
    ]);
  });

  test('a higher income is never in a lower band, wherever the limits are', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 200_000 }),
        fc.integer({ min: 5_000, max: 400_000 }),
        fc.constantFrom(...HOUSEHOLD_SIZES),
        fc.nat(500_000),
        fc.nat(500_000),
        (low, median, size, income, more) => {
          const area = O.some({ ...areaIncomes('Anywhere', low), median });
          const rankOf = (amount: number) =>
            ['low', 'moderate', 'high'].indexOf(incomeBandsOf({ income: amount, size }, area)[0] ?? '');
          expect(rankOf(income + more)).toBeGreaterThanOrEqual(rankOf(income));
        },
      ),
    ));
});
