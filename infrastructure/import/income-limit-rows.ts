import * as E from 'fp-ts/Either';
import { HOUSEHOLD_SIZES } from '../../domain/rebate/household.ts';
import { WHOLE_COUNTY, type CodedIncomes } from '../database/editions/sql-income-limits.ts';
import { isRecord } from '../wire/json-values.ts';
import type { RowDecoder } from './dealer-rows.ts';
import type { ColumnKind } from './file-row.ts';
import { quoted, type Fault } from './refusal.ts';
import { textFaults } from './text-faults.ts';

/** The fiscal years whose median's column is known, `median2025`. */
const FISCAL_YEARS = Array.from({ length: 30 }, (_, years) => 2020 + years);

const LOW = HOUSEHOLD_SIZES.map((size) => `l80_${size}`);

/** The columns that we need of HUD's table of income limits, under its names. */
export const INCOME_LIMIT_COLUMNS: Readonly<Record<string, ColumnKind>> = {
  fips: 'text',
  stusps: 'text',
  County_Name: 'text',
  county_town_name: 'text',
  ...Object.fromEntries(
    [...FISCAL_YEARS.map((year) => `median${year}`), ...LOW].map((name) => [name, 'number']),
  ),
};

/** The yearly incomes that are no slip of the hand, in US dollars. */
const PLAUSIBLE_INCOMES = [5_000, 1_000_000] as const;

/** Decodes the rows of HUD's table, and refuses an area's second row. Use a decoder for only one pass. */
export const incomeLimitDecoder = (): RowDecoder<CodedIncomes> => {
  const known = new Set<string>();
  return (record) => {
    const fields = isRecord(record) ? record : {};
    const text = (name: string): string => String(fields[name] ?? '');
    // Spreadsheets drop a leading zero.
    const fips = text('fips').padStart(10, '0');
    const state = text('stusps');
    const county = text('County_Name');
    const name = fips.endsWith(WHOLE_COUNTY)
      ? county || text('county_town_name')
      : townIn(text('county_town_name'));
    const fiscalYear = FISCAL_YEARS.find((year) => fields[`median${year}`] !== undefined) ?? 0;
    const median = Number(fields[`median${fiscalYear}`]);
    const low = LOW.map((column) => Number(fields[column]));
    const faults: ReadonlyArray<Fault> = [
      ...(/^\d{10}$/.test(fips)
        ? []
        : [{ field: 'fips', reason: `should be ten digits, is ${quoted(fields['fips'])}` }]),
      ...(known.has(fips) ? [{ field: 'fips', reason: `${fips} is in the file already` }] : []),
      ...(/^[A-Z]{2}$/.test(state)
        ? []
        : [{ field: 'stusps', reason: `should be a state’s two letters, is ${quoted(fields['stusps'])}` }]),
      ...(name === '' ? [{ field: 'County_Name', reason: 'is missing' }] : []),
      ...(fiscalYear === 0
        ? [{ field: 'median', reason: 'is missing, with its year: median2025' }]
        : incomeFaults('median', median)),
      ...LOW.flatMap((column, position) => incomeFaults(column, low[position] ?? 0, low[position - 1])),
      ...textFaults({ name }),
    ];
    known.add(fips);
    return faults.length > 0
      ? E.left(faults)
      : E.right({ fips, state, area: `${name}, ${state}`, fiscalYear, median, low });
  };
};

/** `Boston city` is Boston, and `Greenfield Town city` Greenfield. */
const townIn = (name: string): string => name.replace(/(?: (?:town|city|plantation))+$/i, '');

const incomeFaults = (field: string, income: number, ofSmaller = 0): ReadonlyArray<Fault> => {
  const [least, most] = PLAUSIBLE_INCOMES;
  if (!(income >= least && income <= most && Number.isInteger(income)))
    return [{ field, reason: `should be whole US dollars from ${least} to ${most}` }];
  return income < ofSmaller ? [{ field, reason: 'is below that of a smaller household' }] : [];
};
