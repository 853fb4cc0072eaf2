import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { amountWords, dollarsText, rateText, shareText } from '../../domain/rebate/amount-texts.ts';
import type { RebateLanguage } from '../../domain/rebate/rebate-wishes.ts';
import { Text } from '../wire/rebate-wire.ts';
import { FiniteNumber, optionalFields } from '../wire/wire-types.ts';

/** An amount of the incentives API: dollars, dollars per unit, or a share of the cost (1 is all). */
export const IncentiveAmount = optionalFields(
  {
    type: Text,
    number: FiniteNumber,
    maximum: FiniteNumber,
    representative: FiniteNumber,
    unit: Text,
  },
  'an amount',
);
export type IncentiveAmount = t.TypeOf<typeof IncentiveAmount>;

/** Smaller amounts count as missing. */
const SMALLEST = 0.0001;
const stated = (amount: number | undefined): number | undefined =>
  amount !== undefined && amount >= SMALLEST ? amount : undefined;

/** The amount in whole US dollars. For a share of the cost or an amount per unit, only a maximum or a representative amount gives one. */
export const figureOf = ({ type, number, maximum, representative }: IncentiveAmount): O.Option<number> =>
  pipe(
    O.fromNullable(
      stated(maximum) ?? stated(representative) ?? (type === 'dollar_amount' ? stated(number) : undefined),
    ),
    O.map(Math.floor),
  );

/** An amount in words: `$1,250 per ton, up to $5,000`. */
export const labelOf = (
  { type, unit = '', ...amount }: IncentiveAmount,
  language: RebateLanguage,
): string => {
  const words = amountWords(language);
  const [number, maximum] = [stated(amount.number), stated(amount.maximum)];
  const most = maximum === undefined ? words.unstated : `${words.upTo} ${dollarsText(maximum)}`;
  if (number === undefined) return most;
  const limited = (text: string): string =>
    maximum === undefined ? text : `${text}${words.joint} ${dollarsText(maximum)}`;
  switch (type) {
    case 'dollar_amount':
      return maximum !== undefined && maximum <= number ? most : limited(dollarsText(number));
    case 'percent':
      return number > 1 ? most : limited(`${shareText(number)} ${words.ofCost}`);
    case 'dollars_per_unit':
      return limited(rateText(number, unit.trim() || 'unit', language));
    default:
      return most;
  }
};
