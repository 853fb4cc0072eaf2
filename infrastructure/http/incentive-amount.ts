import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { dollarsText, rateText, shareText } from '../../domain/rebate/amount-texts.ts';
import { Text } from '../wire/rebate-wire.ts';
import { FiniteNumber, optionalFields } from '../wire/wire-types.ts';

/** What an incentive pays, as the incentives API writes it: dollars, dollars per unit, or a share of the cost (1: all of it). */
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

const UNSTATED = 'See the program';

/** An amount that rounds to nothing is not stated. */
const SMALLEST = 0.0001;
const stated = (amount: number | undefined): number | undefined =>
  amount !== undefined && amount >= SMALLEST ? amount : undefined;

/** In whole US dollars: a share of the cost and an amount per unit are known only by their maximum or a representative case. */
export const figureOf = ({ type, number, maximum, representative }: IncentiveAmount): O.Option<number> =>
  pipe(
    O.fromNullable(
      stated(maximum) ?? stated(representative) ?? (type === 'dollar_amount' ? stated(number) : undefined),
    ),
    O.map(Math.floor),
  );

/** An amount in words: `$1,250 per ton, up to $5,000`. */
export const labelOf = ({ type, unit, ...amount }: IncentiveAmount): string => {
  const [number, maximum] = [stated(amount.number), stated(amount.maximum)];
  const most = maximum === undefined ? UNSTATED : `Up to ${dollarsText(maximum)}`;
  if (number === undefined) return most;
  const limited = (text: string): string =>
    maximum === undefined ? text : `${text}, up to ${dollarsText(maximum)}`;
  switch (type) {
    case 'dollar_amount':
      return maximum !== undefined && maximum <= number ? most : limited(dollarsText(number));
    case 'percent':
      return number > 1 ? most : limited(`${shareText(number)} of the cost`);
    case 'dollars_per_unit':
      return limited(rateText(number, unit ?? 'unit'));
    default:
      return most;
  }
};
