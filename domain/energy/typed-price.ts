import * as O from 'fp-ts/Option';
import { isPlausiblePrice, type EnergyPrices } from './local-energy.ts';

const PRICE = /^(\$)?(\d{1,3}(?:[.,]\d{1,4})?|[.,]\d{1,4})(\$|¢|c|cents?)?(?:\/?(?:le)?(?:kwh|therm))?$/i;
const IN_CENTS = /¢|\dc(?:ents?)?(?:\/|$|kwh|therm)/i;

/**
 * The price in what a visitor typed from a bill, in US dollars: `0.16`, `$0.16`, `16¢`, `16 cents/kWh`, and as in French `0,16 $`. Electricity above the plausible
 * dollars is in cents: `16` is $0.16. None when it isn't a plausible price.
 */
export const typedPrice = (kind: keyof EnergyPrices, typed: string): O.Option<number> => {
  const text = typed.replaceAll(/\s|per|por/gi, '');
  const [, before, number, after] = PRICE.exec(text) ?? [];
  if (number === undefined) return O.none;
  const amount = Number(number.replace(',', '.'));
  const isInDollars = before !== undefined || after === '$';
  const isInCents =
    IN_CENTS.test(text) || (kind === 'electricity' && !isInDollars && !isPlausiblePrice(kind, amount));
  const price = isInCents ? amount / 100 : amount;
  return isPlausiblePrice(kind, price) ? O.some(price) : O.none;
};
