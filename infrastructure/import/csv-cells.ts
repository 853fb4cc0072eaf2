import type { ColumnKind } from './file-row.ts';
import { parsedJson } from '../wire/json-values.ts';

type Fields = { [name: string]: unknown };

/** Creates a record from a row's cells. A column like `metaData.dealer_url` becomes a nested field. */
export const recordOfCells = (
  header: ReadonlyArray<string>,
  cells: ReadonlyArray<string>,
  columns: Readonly<Record<string, ColumnKind>>,
): Fields => {
  const record: Fields = {};
  header.forEach((name, position) => {
    const cell = cells[position] ?? '';
    const kind = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (kind !== undefined && !isMissing(kind, cell)) place(record, name.split('.'), valueOf(kind, cell));
  });
  return record;
};

const place = (fields: Fields, [name = '', ...below]: ReadonlyArray<string>, value: unknown): void => {
  if (below.length > 0) place((fields[name] ??= {}) as Fields, below, value);
  else Object.assign(fields, { [name]: value });
};

/** What exports write into empty cells. A flag is refused instead, because it must be a clear yes or no. */
const MISSING = /^(?:#?n\/a|null|nan)?$/i;

const isMissing = (kind: ColumnKind, cell: string): boolean =>
  cell.trim() === '' || (kind !== 'flag' && MISSING.test(cell.trim()));

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Three digits after a comma are thousands (`1,024`), others are decimals (`32,96`). */
const withoutCommas = (text: string): string =>
  /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(/^([+-]?\d+),(?=\d+$)/, '$1.');

/** The trimmed value of a cell. A value of the wrong kind stays text, which the codec refuses. */
const valueOf = (kind: ColumnKind, cell: string): unknown => {
  const text = cell.trim();
  switch (kind) {
    case 'text':
    case 'flag':
      return text;
    case 'number':
      return NUMBER.test(withoutCommas(text)) ? Number(withoutCommas(text)) : text;
    case 'texts':
      return texts(text);
    case 'assigned numbers':
      return text.startsWith('[') ? (parsedJson(text) ?? text) : pairs(text);
    case 'special days':
      return text.startsWith('[') ? (parsedJson(text) ?? text) : text;
  }
};

/** For example `Heat pump; Furnace`. */
const texts = (text: string): ReadonlyArray<string> =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** For example `organic-search:9725550101;campaign-1:9725550102`. */
const pairs = (text: string): unknown =>
  text.split(';').map((pair) => {
    const [numberType, number] = pair.split(':').map((part) => part.trim());
    return number === undefined ? pair : { numberType, number };
  });
