import * as E from 'fp-ts/Either';
import { EditionLoader } from '../database/edition-loader.ts';
import type { Database } from '../database/open-database.ts';
import { checkedRows, checkFile, type ImportProgress } from './checked-file.ts';
import type { ImportReport } from './import-report.ts';
import { leftOutNotes } from './notes.ts';
import { REBATE_COLUMNS, rebateDecoder } from './rebate-rows.ts';

/**
 * Replaces all rebate programs by those of a file, or by none of them when one row is refused. Throws an `UnreadableFile`;
 * rejects when the database fails.
 */
export const importRebates = async (
  { db }: Database,
  { file, now, progress }: { readonly file: string; readonly now: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const source = { file, shape: { list: 'rebates', columns: REBATE_COLUMNS }, decoder: rebateDecoder };
  const checked = await checkFile(source, progress);
  if (E.isLeft(checked)) return { kind: 'refused', refusals: checked.left };
  const { rows, leftOut } = checked.right;
  const onProgress = (stored: number) => progress.storing(stored, rows);
  await new EditionLoader(db).loadRebates({ sample: false, loadedAt: now, onProgress }, checkedRows(source));
  return { kind: 'imported', rows, notes: leftOutNotes(leftOut) };
};
