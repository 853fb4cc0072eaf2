import * as O from 'fp-ts/Option';
import type { Cents } from './money.ts';

/** An offer to lease a system, in whole cents; all amounts are those of the same system. */
export interface LeaseOffer {
  /** What it costs to buy the system today. More than nothing. */
  readonly cashPrice: Cents;
  readonly monthly: Cents;
  /** How many monthly payments there are, each at the end of its month. At least one. */
  readonly months: number;
  readonly dueAtSigning: Cents;
  /** What it costs to buy the system at the end of the term. */
  readonly purchaseAtEnd: Cents;
}

/** Everything that is paid until the system is the visitor's own, in whole cents. */
export const leaseTotal = ({ monthly, months, dueAtSigning, purchaseAtEnd }: LeaseOffer): Cents =>
  dueAtSigning + monthly * months + purchaseAtEnd;

/** What the payments after signing are worth at signing, at a rate for one month (0.01 is 1%). */
const presentValue = ({ monthly, months, purchaseAtEnd }: LeaseOffer, rate: number): number => {
  const growth = (1 + rate) ** -months;
  const annuity = rate === 0 ? months : (1 - growth) / rate;
  return monthly * annuity + purchaseAtEnd * growth;
};

/** A rate of 100% a month; beyond it no rate is named. */
const MAX_MONTHLY_RATE = 1;
/** Each halves what is left between too low and too high: 60 leave less than any shown digit. */
const STEPS = 60;

/**
 * The effective yearly rate of an offer (0.12 is 12%): the rate at which all payments after signing are worth what they pay
 * for, the cash price less what is due at signing. 0: the total is the cash price. None: the total is less than the cash price,
 * nothing is left to pay for after signing, or the rate is above 100% a month.
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
