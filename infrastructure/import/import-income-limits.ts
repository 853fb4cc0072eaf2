import { replaceIncomeLimits } from '../database/editions/sql-income-limits.ts';
import type { Database } from '../database/open-database.ts';
import { importRows, type ImportProgress } from './checked-file.ts';
import type { ImportReport } from './import-report.ts';
import { INCOME_LIMIT_COLUMNS, incomeLimitDecoder } from './income-limit-rows.ts';

/**
 * Replaces all imported income limits with those of HUD's table, or changes nothing if any row is refused. Throws an `UnreadableFile`.
 * Rejects when the database fails.
 */
export const importIncomeLimits = (
  { db }: Database,
  { file, progress }: { readonly file: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const source = {
    file,
    shape: { list: 'limits', columns: INCOME_LIMIT_COLUMNS },
    decoder: incomeLimitDecoder,
  };
  return importRows(source, progress, async (rows, _checked, onProgress) => {
    await replaceIncomeLimits(db, rows, onProgress);
    return [];
  });
};
