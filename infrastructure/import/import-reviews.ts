import { currentEdition, readDealers } from '../database/editions/current-edition.ts';
import { EditionLoader } from '../database/editions/edition-loader.ts';
import type { Database } from '../database/open-database.ts';
import { importRows, type ImportProgress } from './checked-file.ts';
import type { ImportReport } from './import-report.ts';
import { ratingNotes } from './notes.ts';
import { REVIEW_COLUMNS, reviewDecoder } from './review-rows.ts';

/**
 * Replaces all reviews with those of a file, or changes nothing if any row is refused. Refuses reviews of unknown dealers. Throws an
 * `UnreadableFile`. Rejects when the database fails.
 */
export const importReviews = async (
  { db, freeBytes }: Pick<Database, 'db' | 'freeBytes'>,
  { file, now, progress }: { readonly file: string; readonly now: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const dealers = await currentEdition(db, 'dealers');
  const companies = new Set<number>(
    dealers === null ? [] : (await readDealers(db, dealers.id)).map(({ companyId }) => companyId),
  );
  const source = {
    file,
    shape: { list: 'reviews', columns: REVIEW_COLUMNS },
    decoder: () => reviewDecoder((companyId) => companies.has(companyId)),
  };
  return importRows(source, progress, async (rows, _checked, onProgress) => {
    const loader = new EditionLoader(db, freeBytes);
    await loader.loadReviews({ sample: false, loadedAt: now, onProgress }, rows);
    const stale = dealers?.sample === true ? ['The dealers are still sample data.'] : [];
    return [...stale, ...(await ratingNotes(db))];
  });
};
