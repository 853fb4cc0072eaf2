import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { EditionLoader } from '../database/editions/edition-loader.ts';
import type { AreaProgram } from '../database/editions/edition-rows.ts';
import type { Database } from '../database/open-database.ts';
import { importRows, type ImportProgress } from './checked-file.ts';
import type { RowDecoder } from './dealer-rows.ts';
import type { ImportReport } from './import-report.ts';
import { REBATE_COLUMNS, rebateDecoder } from './rebate-rows.ts';

/** The maximum number of unknown ids to list; the rest are counted. */
const MAX_SHOWN = 5;

/**
 * Replaces all rebate programs with those of a file, or changes nothing if any row is refused. Throws an `UnreadableFile`. Rejects when the
 * database fails.
 */
export const importRebates = (
  { db, freeBytes }: Pick<Database, 'db' | 'freeBytes'>,
  { file, now, progress }: { readonly file: string; readonly now: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const programs = { ids: new Set<string>(), named: new Set<string>() };
  const decoder = (): RowDecoder<AreaProgram> => {
    const decode = rebateDecoder();
    return (record) =>
      pipe(
        decode(record),
        E.map((row) => {
          programs.ids.add(row.program.id);
          O.toNullable(row.program.combinesWith)?.forEach((id) => programs.named.add(id));
          return row;
        }),
      );
  };
  const source = { file, shape: { list: 'rebates', columns: REBATE_COLUMNS }, decoder };
  return importRows(source, progress, async (rows, _checked, onProgress) => {
    const loader = new EditionLoader(db, freeBytes);
    await loader.loadRebates({ sample: false, loadedAt: now, onProgress }, rows);
    return combinationNotes(programs);
  });
};

/** Reports unknown ids, because a misspelled one would silently make an amount too small. */
const combinationNotes = ({
  ids,
  named,
}: Readonly<Record<'ids' | 'named', ReadonlySet<string>>>): ReadonlyArray<string> => {
  const unknown = [...named].filter((id) => !ids.has(id));
  if (unknown.length === 0) return [];
  const more = unknown.length > MAX_SHOWN ? ` and ${unknown.length - MAX_SHOWN} more` : '';
  return [
    `combinesWith names programs that are not in the file: ${unknown.slice(0, MAX_SHOWN).join(', ')}${more}.`,
  ];
};
