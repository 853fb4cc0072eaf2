import * as O from 'fp-ts/Option';
import type * as t from 'io-ts';
import type { RebateRule } from '../../domain/rebate/rebate-rule.ts';
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
const stated = (amount: number | undefined): number | null =>
  amount !== undefined && amount >= SMALLEST ? amount : null;

/** The English names of the API's units that differ from their ids. Underscores in others become spaces. */
const UNITS: Readonly<Record<string, string>> = {
  kilowatt_hour: 'kWh',
  kilowatt: 'kW',
  btuh10k: '10,000 Btu/h',
};

/** The rule of an amount; none when it states no figure. */
export const ruleOf = ({ type, unit = '', ...amount }: IncentiveAmount): O.Option<RebateRule> => {
  const [number, cap] = [stated(amount.number), stated(amount.maximum)];
  const most = cap ?? stated(amount.representative);
  const upTo: O.Option<RebateRule> =
    most === null ? O.none : O.some({ kind: 'dollars', pays: { from: 0, to: most } });
  if (number === null) return upTo;
  switch (type) {
    case 'dollar_amount':
      if (cap === null) return O.some({ kind: 'dollars', pays: { from: number, to: number } });
      return cap <= number ? upTo : O.some({ kind: 'dollars', pays: { from: number, to: cap } });
    case 'percent':
      return number > 1 ? upTo : O.some({ kind: 'share', share: number, cap });
    case 'dollars_per_unit': {
      const id = unit.trim() || 'unit';
      const pays = { from: number, to: number };
      return O.some({
        kind: 'per-unit',
        pays,
        unit: (Object.hasOwn(UNITS, id) ? UNITS[id] : undefined) ?? id.replaceAll('_', ' '),
        cap,
      });
    }
    default:
      return upTo;
  }
};
