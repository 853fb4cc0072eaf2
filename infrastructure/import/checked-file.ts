import * as E from 'fp-ts/Either';
import type { RowDecoder } from './dealer-rows.ts';
import type { RowShape } from './file-row.ts';
import { fileRows } from './file-rows.ts';
import { sizeOf } from './file-text.ts';
import type { ImportReport } from './import-report.ts';
import { leftOutNotes } from './notes.ts';
import { Refusals, type Fault } from './refusal.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Reports progress: bytes while checking, rows while storing. */
export interface ImportProgress {
  readonly checking: (bytes: number, all: number) => void;
  readonly storing: (rows: number, all: number) => void;
}

export interface ImportFile<A> {
  readonly file: string;
  readonly shape: RowShape;
  /** Creates a decoder for one pass over the file. */
  readonly decoder: () => RowDecoder<A>;
  /** What is doubtful about a row that is imported. */
  readonly doubts?: (row: A) => ReadonlyArray<Fault>;
}

/** The maximum number of doubtful rows to name; the rest are counted. */
const MAX_DOUBTS = 1_000;

/** The result for a file without refused rows. */
export interface CheckedFile {
  readonly rows: number;
  readonly leftOut: ReadonlyArray<string>;
  /** The other fields of an object that contains the list. */
  readonly rest: unknown;
  readonly doubtful: Refusals;
}

type Checked = E.Either<Refusals, CheckedFile>;

/** Reads a complete file and validates each row; stores nothing. Throws an `UnreadableFile`. */
const checkFile = async <A>(
  { file, shape, decoder, doubts = () => [] }: ImportFile<A>,
  progress: ImportProgress,
): Promise<Checked> => {
  const size = sizeOf(file);
  const decode = decoder();
  const refusals = new Refusals();
  const doubtful = new Refusals(MAX_DOUBTS);
  let rows = 0;
  let leftOut: ReadonlyArray<string> = [];
  let rest: unknown = null;
  for await (const row of fileRows(file, shape, (read) => progress.checking(read, size))) {
    switch (row.kind) {
      case 'left-out':
        leftOut = row.columns;
        break;
      case 'rest':
        rest = row.fields;
        break;
      case 'fault':
        refusals.add(row.line, [{ field: 'row', reason: row.fault }]);
        break;
      case 'row': {
        rows += 1;
        const decoded = decode(row.record);
        if (E.isLeft(decoded)) refusals.add(row.line, decoded.left);
        else {
          const found = doubts(decoded.right);
          if (found.length > 0) doubtful.add(row.line, found);
        }
      }
    }
  }
  if (refusals.rows > 0) return E.left(refusals);
  if (rows === 0) throw new UnreadableFile(`${file} has no rows`);
  return E.right({ rows, leftOut, rest, doubtful });
};

/** The decoded rows of a checked file. Throws an `UnreadableFile` if it has changed since the check. */
async function* checkedRows<A>({ file, shape, decoder }: ImportFile<A>): AsyncGenerator<A> {
  const decode = decoder();
  for await (const row of fileRows(file, shape)) {
    if (row.kind === 'rest' || row.kind === 'left-out') continue;
    const decoded = row.kind === 'row' ? decode(row.record) : E.left([]);
    if (E.isLeft(decoded)) throw new UnreadableFile('The file changed while it was being read');
    yield decoded.right;
  }
}

/** Stores the rows of a checked file, and resolves with notes for the operator. */
export type StoreRows<A> = (
  rows: AsyncIterable<A>,
  checked: CheckedFile,
  onProgress: (stored: number) => void,
) => Promise<ReadonlyArray<string>>;

/**
 * Checks a file and stores its rows, or changes nothing if any row is refused. Throws an `UnreadableFile`. Rejects when the database fails.
 */
export const importRows = async <A>(
  source: ImportFile<A>,
  progress: ImportProgress,
  store: StoreRows<A>,
): Promise<ImportReport> => {
  const checked = await checkFile(source, progress);
  if (E.isLeft(checked)) return { kind: 'refused', refusals: checked.left };
  const { rows, leftOut } = checked.right;
  const onProgress = (stored: number) => progress.storing(stored, rows);
  const notes = await store(checkedRows(source), checked.right, onProgress);
  onProgress(rows);
  return { kind: 'imported', rows, notes: [...leftOutNotes(leftOut), ...notes] };
};
