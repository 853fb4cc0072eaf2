import * as E from 'fp-ts/Either';
import { replaceIncomeLimits } from '../database/editions/sql-income-limits.ts';
import type { Database } from '../database/open-database.ts';
import { checkedRows, checkFile, type ImportProgress } from './checked-file.ts';
import type { ImportReport } from './import-report.ts';
import { INCOME_LIMIT_COLUMNS, incomeLimitDecoder } from './income-limit-rows.ts';
import { leftOutNotes } from './notes.ts';

/**
 * Replaces all imported income limits with those of HUD's table, or changes nothing if any row is refused. Throws an `UnreadableFile`.
 * Rejects when the database fails.
 */
export const importIncomeLimits = async (
  { db }: Database,
  { file, progress }: { readonly file: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const source = {
    file,
    shape: { list: 'limits', columns: INCOME_LIMIT_COLUMNS },
    decoder: incomeLimitDecoder,
  };
  const checked = await checkFile(source, progress);
  if (E.isLeft(checked)) return { kind: 'refused', refusals: checked.left };
  const { rows, leftOut } = checked.right;
  await replaceIncomeLimits(db, checkedRows(source), (stored) => progress.storing(stored, rows));
  return { kind: 'imported', rows, notes: leftOutNotes(leftOut) };
};
