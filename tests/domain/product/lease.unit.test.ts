import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import {
  dearerSince,
  effectiveYearlyRate,
  leaseTotal,
  paidWithin,
  yearsPaid,
  type LeaseOffer,
} from '../../../domain/product/lease.ts';
import { typedCents } from '../../../domain/product/money.ts';

const offer = (changes: Partial<LeaseOffer> = {}): LeaseOffer => ({
  cashPrice: 1_000_000,
  monthly: 15_000,
  months: 120,
  dueAtSigning: 0,
  purchaseAtEnd: 0,
  ...changes,
});

const rateOf = (given: LeaseOffer): number => O.getOrElse(() => NaN)(effectiveYearlyRate(given));

describe('The total of a lease', () => {
  test.each([
    [offer(), 1_800_000],
    [offer({ dueAtSigning: 50_000 }), 1_850_000],
    [offer({ dueAtSigning: 50_000, purchaseAtEnd: 100_001 }), 1_950_001],
    [offer({ months: 1, monthly: 1 }), 1],
  ])('adds up all payments of %j', (given, total) => expect(leaseTotal(given)).toBe(total));
});

describe('What is paid after some time', () => {
  test.each([
    [offer({ months: 180, dueAtSigning: 50_000, purchaseAtEnd: 100_000 }), 120, 1_850_000],
    [offer({ dueAtSigning: 50_000, purchaseAtEnd: 100_000 }), 120, 1_950_000],
    [offer({ months: 60 }), 120, 900_000],
    [offer(), 0, 0],
  ])('of %j after %i months', (given, months, paid) => expect(paidWithin(given, months)).toBe(paid));
});

describe('Leasing and buying over ten years', () => {
  test('adds up what is paid by the end of each year, and the price to buy when the term ends', () => {
    const years = yearsPaid(offer({ months: 36, dueAtSigning: 50_000, purchaseAtEnd: 100_000 }));
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // 500 + 12 x 150 = 2,300; 500 + 24 x 150 = 4,100; 500 + 36 x 150 + 1,000 = 6,900, then nothing.
    expect(years.slice(0, 4).map(({ lease }) => lease)).toEqual([230_000, 410_000, 690_000, 690_000]);
    expect(years.every(({ buy }) => buy === 1_000_000)).toBe(true);
  });

  test.each([
    // 12 x 150 = 1,800 a year: 9,000 after five years, 10,800 after six.
    [offer(), O.some(6)],
    [offer({ months: 60 }), O.none],
    // 180 months of $80: 9,600 after ten years.
    [offer({ monthly: 8_000, months: 180 }), O.none],
  ])('finds the year in which the lease has cost more: %j', (given, year) =>
    expect(dearerSince(given)).toEqual(year),
  );

  test('never falls from year to year', () =>
    fc.assert(
      fc.property(
        fc.record({
          cashPrice: fc.integer({ min: 1, max: 5_000_000 }),
          monthly: fc.nat(100_000),
          months: fc.integer({ min: 1, max: 360 }),
          dueAtSigning: fc.nat(500_000),
          purchaseAtEnd: fc.nat(1_000_000),
        }),
        (given) => {
          const paid = yearsPaid(given).map(({ lease }) => lease);
          expect(paid).toEqual(paid.toSorted((one, other) => one - other));
          expect(paid.at(-1)).toBeLessThanOrEqual(leaseTotal(given));
        },
      ),
    ));
});

/** The monthly payment, in cents, that pays an amount off at a monthly rate. */
const paymentFor = (amount: number, rate: number, months: number): number =>
  (amount * rate) / (1 - (1 + rate) ** -months);

describe('The effective yearly rate', () => {
  it('is the rate of a loan with the same payments', () => {
    // 1% a month on $10,000 over 10 years: $143.47 a month.
    expect(rateOf(offer({ monthly: 14_347 }))).toBeCloseTo(1.01 ** 12 - 1, 4);
  });

  it('is 10% for one payment of 110% after a year', () => {
    expect(rateOf(offer({ monthly: 0, months: 12, purchaseAtEnd: 1_100_000 }))).toBeCloseTo(0.1, 10);
  });

  it('subtracts the amount due at signing from the cash price', () => {
    const without = offer({ cashPrice: 900_000 });
    expect(rateOf(offer({ dueAtSigning: 100_000 }))).toBeCloseTo(rateOf(without), 10);
  });

  it('is 0 if the total is the cash price', () => {
    expect(rateOf(offer({ monthly: 10_000, months: 100 }))).toBeCloseTo(0, 10);
  });

  test.each([
    ['the total is less than the cash price', offer({ monthly: 10_000, months: 99 })],
    ['everything is due at signing', offer({ dueAtSigning: 1_000_000 })],
    ['more than everything is due at signing', offer({ dueAtSigning: 1_000_001 })],
    ['everything is due at signing, without later payments', offer({ dueAtSigning: 1_000_000, monthly: 0 })],
    ['it is a cent above 100% a month', offer({ monthly: 0, months: 1, purchaseAtEnd: 2_000_001 })],
    ['it is above 100% a month', offer({ monthly: 1_100_000 })],
  ])('does not exist if %s', (_why, given) => expect(effectiveYearlyRate(given)).toEqual(O.none));

  it('is at most 100% a month', () => {
    expect(rateOf(offer({ monthly: 0, months: 1, purchaseAtEnd: 2_000_000 }))).toBeCloseTo(2 ** 12 - 1, 6);
  });

  it('is the rate of any generated loan', () => {
    const rates = fc.double({ min: 0.0005, max: 0.05, noNaN: true });
    const prices = fc.integer({ min: 100_000, max: 5_000_000 });
    fc.assert(
      fc.property(prices, rates, fc.integer({ min: 6, max: 240 }), (cashPrice, rate, months) => {
        const monthly = paymentFor(cashPrice, rate, months);
        const found = rateOf(offer({ cashPrice, monthly, months }));
        expect(found).toBeCloseTo((1 + rate) ** 12 - 1, 6);
      }),
    );
  });

  it('rises with each payment, and is never below 0', () => {
    const amounts = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 1, max: 240 }), (monthly, purchaseAtEnd, months) => {
        const given = offer({ monthly, purchaseAtEnd, months });
        const rate = effectiveYearlyRate(given);
        const dearer = effectiveYearlyRate({ ...given, monthly: monthly + 1_000 });
        if (O.isSome(rate)) expect(rate.value).toBeGreaterThanOrEqual(0);
        if (O.isSome(rate) && O.isSome(dearer)) expect(dearer.value).toBeGreaterThan(rate.value);
      }),
    );
  });
});

describe('A typed amount', () => {
  test.each([
    ['12500', 1_250_000],
    ['$12,500', 1_250_000],
    [' $ 12,500.50 ', 1_250_050],
    ['99.9', 9_990],
    ['0', 0],
    ['9999999.99', 999_999_999],
  ])('is parsed from %p', (typed, cents) => expect(typedCents(typed)).toEqual(O.some(cents)));

  test.each(['', 'much', '-5', '12,50', '1.234', '1e6', '10000000', '10,000,000', '1,2345', '€5', '.5'])(
    'is rejected if it is %p',
    (typed) => expect(typedCents(typed)).toEqual(O.none),
  );

  it('is parsed to whole cents for every amount', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(typedCents(dollars.format(cents / 100))).toEqual(O.some(cents));
        expect(typedCents((cents / 100).toFixed(2))).toEqual(O.some(cents));
      }),
    );
  });
});
