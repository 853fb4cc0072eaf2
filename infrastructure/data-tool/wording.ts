import type { ImportReport } from '../import/import-report.ts';
import { allRows, type RowCounts } from '../backup/tables.ts';

const ENGLISH = new Intl.NumberFormat('en-US');

export const number = (n: number): string => ENGLISH.format(n);

/** `1 row`, `2,000 rows`. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`;

const MB = 1_000_000;

export const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

/** `2026-11-20 10:00 UTC`. */
export const instant = (text: string): string => `${text.slice(0, 16).replace('T', ' ')} UTC`;

/** The result of an import as lines. */
export const importLines = (kind: string, report: ImportReport): ReadonlyArray<string> => {
  if (report.kind === 'imported') {
    return [
      `Imported ${counted(report.rows, 'row')} of ${kind}. A running server shows them within 10 seconds.`,
      ...report.notes,
    ];
  }
  const { shown, counted: more, rows } = report.refusals;
  return [
    ...shown.map(({ line, field, reason }) => `line ${line}: ${field} ${reason}`),
    ...(more > 0 ? [`… and ${counted(more, 'more refused row')}`] : []),
    `Nothing was imported: ${counted(rows, 'row')} refused.`,
  ];
};

/** The contents of a backup: `60,000 rows: dealers 3,000, reviews 57,000`. */
export const rowsText = (counts: RowCounts): string => {
  const tables = Object.entries(counts).filter(([, rows]) => rows > 0);
  return `${counted(allRows(counts), 'row')}: ${tables.map(([table, rows]) => `${table} ${number(rows)}`).join(', ')}`;
};
