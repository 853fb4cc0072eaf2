import * as E from 'fp-ts/Either';
import {
  isPlausiblePrice,
  PLAUSIBLE_PRICES,
  type EnergyPrices,
  type StatePrices,
} from '../../domain/energy/local-energy.ts';
import { REGIONS } from '../../domain/lead/regions.ts';
import { isRecord } from '../wire/json-values.ts';
import type { RowDecoder } from './dealer-rows.ts';
import type { ColumnKind } from './file-row.ts';
import { quoted, type Fault } from './refusal.ts';
import { textFaults, textIn } from './text-faults.ts';

/** The columns of a CSV file of energy prices: US dollars for a kWh of electricity and for a therm of gas. */
export const ENERGY_PRICE_COLUMNS: Readonly<Record<keyof StatePrices, ColumnKind>> = {
  state: 'text',
  electricity: 'number',
  gas: 'number',
  period: 'text',
};

/** Decodes the rows of a file of energy prices, and refuses a state's second row. Use a decoder for only one pass. */
export const energyPriceDecoder = (): RowDecoder<StatePrices> => {
  const states = new Set<string>();
  return (record) => {
    const fields = isRecord(record) ? record : {};
    const [state, period] = [textIn(fields['state']), textIn(fields['period'])];
    const [electricity, gas] = [Number(fields['electricity']), Number(fields['gas'])];
    const faults: ReadonlyArray<Fault> = [
      ...(REGIONS.some(({ value }) => value === state)
        ? []
        : [{ field: 'state', reason: `should be a state’s two letters, is ${quoted(fields['state'])}` }]),
      ...(states.has(state) ? [{ field: 'state', reason: `${state} is in the file already` }] : []),
      ...priceFaults('electricity', electricity),
      ...priceFaults('gas', gas),
      ...(period === '' ? [{ field: 'period', reason: 'is missing' }] : []),
      ...textFaults({ period }),
    ];
    states.add(state);
    return faults.length > 0 ? E.left(faults) : E.right({ state, electricity, gas, period });
  };
};

const priceFaults = (field: keyof EnergyPrices, price: number): ReadonlyArray<Fault> =>
  isPlausiblePrice(field, price)
    ? []
    : [{ field, reason: `should be US dollars from ${PLAUSIBLE_PRICES[field].join(' to ')}` }];
