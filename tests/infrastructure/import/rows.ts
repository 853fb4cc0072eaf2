import * as E from 'fp-ts/Either';
import type { FileRow } from '../../../infrastructure/import/file-row.ts';
import type { Fault } from '../../../infrastructure/import/refusal.ts';

/** A text in pieces of some characters, as a file delivers it; no character is split. */
export async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  const characters = [...text];
  for (let from = 0; from < characters.length; from += length)
    yield characters.slice(from, from + length).join('');
}

/** The fields and reasons of a rejected row. */
export const faultsIn = (decoded: E.Either<ReadonlyArray<Fault>, unknown>): ReadonlyArray<string> =>
  E.isLeft(decoded) ? decoded.left.map(({ field, reason }) => `${field} ${reason}`) : [];

/** Only the rows of a file. */
export const rowsOf = async (file: AsyncIterable<FileRow>) =>
  (await all(file)).filter((row) => row.kind === 'row');

export const all = async <A>(items: AsyncIterable<A>): Promise<ReadonlyArray<A>> => {
  const list: A[] = [];
  for await (const item of items) list.push(item);
  return list;
};

/** Records as CSV: nested fields with dotted names, lists as JSON, quotes around every cell. */
export const asCsv = (records: ReadonlyArray<object>): string => {
  const rows = records.map((record) => new Map(cellsOf(record)));
  const header = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = rows.map((row) => header.map((name) => quote(row.get(name) ?? '')).join(','));
  return [header.join(','), ...lines].join('\r\n');
};

const cellsOf = (record: object, above = ''): ReadonlyArray<readonly [string, string]> =>
  Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [[above + name, JSON.stringify(value)] as const];
    if (typeof value === 'object' && value !== null) return cellsOf(value, `${above}${name}.`);
    return [[above + name, String(value)] as const];
  });

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
