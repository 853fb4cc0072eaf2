import * as E from 'fp-ts/Either';
import { formatPhone } from '../../domain/phone/phone-format.ts';
import type { RowDecoder } from './dealer-rows.ts';
import type { ColumnKind } from './file-row.ts';
import { isRecord } from '../wire/json-values.ts';
import { quoted, type Fault } from './refusal.ts';
import { textFaults, textIn } from './text-faults.ts';

/** A number of a pool, and the pool's fallback number for calls without a lease. Ten digits each. */
export interface PoolRow {
  readonly pool: string;
  readonly number: string;
  readonly fallbackNumber: string;
}

/** The columns of a CSV file of number pools. */
export const POOL_COLUMNS: Readonly<Record<string, ColumnKind>> = {
  pool: 'text',
  number: 'text',
  fallback_number: 'text',
};

/**
 * Decodes the rows of a file of number pools. Each number may occur once, and all rows of a pool must have the same fallback. Use a decoder
 * for only one pass.
 */
export const poolDecoder = (): RowDecoder<PoolRow> => {
  const numbers = new Set<string>();
  const fallbacks = new Map<string, string>();
  return (record) => {
    const fields = isRecord(record) ? record : {};
    const pool = textIn(fields['pool']);
    const number = digitsIn(fields['number']);
    const fallbackNumber = digitsIn(fields['fallback_number']);
    const former = fallbacks.get(pool) ?? fallbackNumber;
    const faults: ReadonlyArray<Fault> = [
      ...(pool === '' ? [{ field: 'pool', reason: 'is missing' }] : []),
      ...numberFaults('number', number, fields['number']),
      ...numberFaults('fallback_number', fallbackNumber, fields['fallback_number']),
      ...(numbers.has(number) ? [{ field: 'number', reason: `${number} is in the file already` }] : []),
      ...(former === fallbackNumber
        ? []
        : [{ field: 'fallback_number', reason: `differs from that of an earlier row, ${former}` }]),
      ...textFaults({ pool }),
    ];
    if (number !== '') numbers.add(number);
    if (fallbackNumber !== '') fallbacks.set(pool, former);
    return faults.length > 0 ? E.left(faults) : E.right({ pool, number, fallbackNumber });
  };
};

/** The ten digits of a number. Empty when it doesn't have ten. */
const digitsIn = (value: unknown): string => {
  const digits = formatPhone(textIn(value), { prefixed: false }).replaceAll('-', '');
  return /^\d{10}$/.test(digits) ? digits : '';
};

const numberFaults = (field: string, number: string, value: unknown): ReadonlyArray<Fault> =>
  number === '' ? [{ field, reason: `should be a phone number of ten digits, is ${quoted(value)}` }] : [];
