import * as O from 'fp-ts/Option';

/** US dollars in whole cents. */
export type Cents = number;

/** A price that isn't known exactly. Both ends are possible; `from` is at most `to`. */
export interface CentsRange {
  readonly from: Cents;
  readonly to: Cents;
}

const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Formats an amount, with cents only when needed: `$5,400`, `$150.50`. */
export const dollarText = (cents: Cents): string => (cents % 100 === 0 ? WHOLE : EXACT).format(cents / 100);

const AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/;
const MAX_DOLLARS = 9_999_999;

/** Parses a typed amount, `$12,500`, `12500.5` or `12 500`, to whole cents; none when it isn't an amount below ten million dollars. */
export const typedCents = (typed: string): O.Option<Cents> => {
  const match = AMOUNT.exec(typed.replaceAll(/\s/g, ''));
  if (match === null) return O.none;
  const [, dollars = '', cents = ''] = match;
  const whole = Number(dollars.replaceAll(',', ''));
  return whole > MAX_DOLLARS ? O.none : O.some(whole * 100 + Number(cents.padEnd(2, '0')));
};
