import * as O from 'fp-ts/Option';
import type { Cents } from './money.ts';

/** A lease offer. All amounts are in whole cents and for the same system. */
export interface LeaseOffer {
  /** The price of buying the system today. Above 0. */
  readonly cashPrice: Cents;
  readonly monthly: Cents;
  /** The number of monthly payments, each at the end of its month. At least one. */
  readonly months: number;
  readonly dueAtSigning: Cents;
  /** The price of buying the system at the end of the term. */
  readonly purchaseAtEnd: Cents;
}

/** The total cost until the visitor owns the system. */
export const leaseTotal = ({ monthly, months, dueAtSigning, purchaseAtEnd }: LeaseOffer): Cents =>
  dueAtSigning + monthly * months + purchaseAtEnd;

/** What is paid until a number of months after signing; the price to buy the system once the term has ended. */
export const paidWithin = (offer: LeaseOffer, months: number): Cents =>
  months >= offer.months ? leaseTotal(offer) : offer.dueAtSigning + offer.monthly * months;

/** What has been paid by the end of a year, for the lease and for buying. */
export interface YearPaid {
  readonly year: number;
  readonly lease: Cents;
  readonly buy: Cents;
}

const COMPARED_YEARS = 10;

/** The payments so far at the end of each of ten years. */
export const yearsPaid = (offer: LeaseOffer): ReadonlyArray<YearPaid> =>
  Array.from({ length: COMPARED_YEARS }, (_, before) => ({
    year: before + 1,
    lease: paidWithin(offer, 12 * (before + 1)),
    buy: offer.cashPrice,
  }));

/** The first of the ten years by whose end the lease has cost more than buying; none when it hasn't in any. */
export const dearerSince = (offer: LeaseOffer): O.Option<number> =>
  O.map(({ year }: YearPaid) => year)(O.fromNullable(yearsPaid(offer).find(({ lease, buy }) => lease > buy)));

/** The present value, at signing, of the later payments at a monthly rate above 0 (0.01 is 1%). */
const presentValue = ({ monthly, months, purchaseAtEnd }: LeaseOffer, rate: number): number => {
  const growth = (1 + rate) ** -months;
  return (monthly * (1 - growth)) / rate + purchaseAtEnd * growth;
};

/** The maximum rate, 100% per month. Above it, no rate is shown. */
const MAX_MONTHLY_RATE = 1;
/** Bisection steps. 60 are more precise than any shown digit. */
const STEPS = 60;

/**
 * The effective yearly rate of an offer (0.12 is 12%): the internal rate of return of the payments after signing, against the cash price
 * less the amount due at signing. 0 when the total equals the cash price. None when the total is less, nothing remains to be financed, or
 * the rate is above 100% per month.
 */
export const effectiveYearlyRate = (offer: LeaseOffer): O.Option<number> => {
  const financed = offer.cashPrice - offer.dueAtSigning;
  if (financed <= 0 || leaseTotal(offer) < offer.cashPrice) return O.none;
  if (presentValue(offer, MAX_MONTHLY_RATE) > financed) return O.none;
  let [low, high] = [0, MAX_MONTHLY_RATE];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    [low, high] = presentValue(offer, middle) > financed ? [middle, high] : [low, middle];
  }
  return O.some((1 + low) ** 12 - 1);
};
