import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { INCOME_BANDS } from '../../domain/rebate/income-band.ts';
import {
  PROGRAM_CONDITIONS,
  PROGRAM_STATUSES,
  type RebateProgram,
} from '../../domain/rebate/rebate-program.ts';
import type { AreaProgram } from '../database/editions/edition-rows.ts';
import { isRecord } from '../wire/json-values.ts';
import { decodeProgram, isWebAddress, MAX_PROGRAMS } from '../wire/rebate-wire.ts';
import type { RowDecoder } from './dealer-rows.ts';
import type { ColumnKind } from './file-row.ts';
import { quoted, type Fault } from './refusal.ts';
import { textFaults, textIn } from './text-faults.ts';

/** The columns of a CSV file of rebate programs (specification, section 3; contract, section 7), with the area of each. */
export const REBATE_COLUMNS: Readonly<Record<string, ColumnKind>> = {
  zipPrefix: 'text',
  cityState: 'text',
  id: 'text',
  name: 'text',
  homeURL: 'text',
  amountLabel: 'text',
  amount: 'number',
  status: 'text',
  validFrom: 'text',
  validUntil: 'text',
  lastChecked: 'text',
  combinesWith: 'texts',
  paysFor: 'texts',
  whoCanApply: 'text',
  incomeBands: 'texts',
  conditions: 'texts',
  summary: 'text',
};

type Fields = Readonly<Record<string, unknown>>;

/** The prefix of a zip, or a Canadian area. */
const PREFIX = /^(?:\d{1,5}|[A-Z]\d[A-Z])$/;

/**
 * Decodes the rows of a file of rebate programs. Each id may occur once per area, and all rows of an area must have the same name. Use a
 * decoder for only one pass.
 */
export const rebateDecoder = (): RowDecoder<AreaProgram> => {
  const areas = new Map<string, { readonly cityState: string; readonly ids: Set<string> }>();
  return (record) => {
    const fields: Fields = isRecord(record) ? record : {};
    const [zipPrefix, cityState] = [textIn(fields['zipPrefix']), textIn(fields['cityState'])];
    const program = pipe(decodeProgram(fields), E.mapLeft(codecFaultsIn));
    const area = areas.get(zipPrefix) ?? { cityState, ids: new Set<string>() };
    const faults: ReadonlyArray<Fault> = [
      ...(PREFIX.test(zipPrefix)
        ? []
        : [{ field: 'zipPrefix', reason: `should be the start of a zip, is ${quoted(zipPrefix)}` }]),
      ...(cityState === '' ? [{ field: 'cityState', reason: 'is missing' }] : []),
      ...(area.cityState === cityState
        ? []
        : [{ field: 'cityState', reason: `differs from that of an earlier row, ${quoted(area.cityState)}` }]),
      ...(E.isLeft(program) ? program.left : programFaults(program.right, area.ids)),
      ...fieldFaults(fields),
      ...textFaults(fields),
    ];
    areas.set(zipPrefix, area);
    if (E.isLeft(program) || faults.length > 0) return E.left(faults);
    area.ids.add(program.right.id);
    return E.right({ zipPrefix, cityState, program: program.right });
  };
};

/** Splits the codec's text, such as `validFrom should be a day, 2026-11-20`. */
const codecFaultsIn = (text: string): ReadonlyArray<Fault> =>
  text.split('; ').map((fault) => {
    const [, field = 'row', reason = fault] = /^(\S+) (.*)$/.exec(fault) ?? [];
    return { field, reason };
  });

/** Faults of single fields, reported together with the row's other faults. */
const fieldFaults = (fields: Fields): ReadonlyArray<Fault> => [
  ...(isWebAddress(textIn(fields['homeURL']))
    ? []
    : [{ field: 'homeURL', reason: `should be a web address, is ${quoted(fields['homeURL'])}` }]),
  ...(textIn(fields['amountLabel']) === '' ? [{ field: 'amountLabel', reason: 'is missing' }] : []),
  ...(Number(fields['amount'] ?? 0) < 0 ? [{ field: 'amount', reason: 'should not be below 0' }] : []),
  ...unknownWords('status', PROGRAM_STATUSES, [fields['status'] ?? 'unknown']),
  ...unknownWords('incomeBands', INCOME_BANDS, fields['incomeBands']),
  ...unknownWords('conditions', PROGRAM_CONDITIONS, fields['conditions']),
];

const programFaults = (program: RebateProgram, ids: ReadonlySet<string>): ReadonlyArray<Fault> => [
  ...(O.isSome(program.validFrom) &&
  O.isSome(program.validUntil) &&
  program.validFrom.value > program.validUntil.value
    ? [{ field: 'validUntil', reason: 'is before validFrom' }]
    : []),
  ...(ids.has(program.id)
    ? [{ field: 'id', reason: `${quoted(program.id)} is in the file already for this area` }]
    : []),
  ...(ids.size >= MAX_PROGRAMS
    ? [{ field: 'zipPrefix', reason: `has more than ${MAX_PROGRAMS} programs` }]
    : []),
];

/** Refuses unknown words, which the codec ignores in a provider's response. */
const unknownWords = (field: string, known: ReadonlyArray<string>, given: unknown): ReadonlyArray<Fault> =>
  (Array.isArray(given) ? (given as ReadonlyArray<unknown>) : [])
    .filter((word) => !known.some((one) => one === word))
    .map((word) => ({ field, reason: `should be ${known.join(' or ')}, is ${quoted(word)}` }));
