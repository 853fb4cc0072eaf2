import * as E from 'fp-ts/Either';
import type { RowDecoder } from './dealer-rows.ts';
import type { RowShape } from './file-row.ts';
import { fileRows } from './file-rows.ts';
import { sizeOf } from './file-text.ts';
import { Refusals } from './refusal.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Called while a file is checked (bytes read) and stored (rows). */
export interface ImportProgress {
  readonly checking: (bytes: number, all: number) => void;
  readonly storing: (rows: number, all: number) => void;
}

export interface ImportFile<A> {
  readonly file: string;
  readonly shape: RowShape;
  /** A decoder for one pass. */
  readonly decoder: () => RowDecoder<A>;
}

/** What a file without refused rows holds. */
export interface CheckedFile {
  readonly rows: number;
  readonly leftOut: ReadonlyArray<string>;
  /** The fields next to the list of an answer. */
  readonly beside: unknown;
}

export type Checked = E.Either<Refusals, CheckedFile>;

/** Reads a whole file and judges every row; stores nothing. Throws an `UnreadableFile`. */
export const checkFile = async <A>(
  { file, shape, decoder }: ImportFile<A>,
  progress: ImportProgress,
): Promise<Checked> => {
  const size = sizeOf(file);
  const decode = decoder();
  const refusals = new Refusals();
  let rows = 0;
  let leftOut: ReadonlyArray<string> = [];
  let beside: unknown = null;
  for await (const row of fileRows(file, shape, (read) => progress.checking(read, size))) {
    switch (row.kind) {
      case 'left-out':
        leftOut = row.columns;
        break;
      case 'beside':
        beside = row.fields;
        break;
      case 'fault':
        refusals.add(row.line, [{ field: 'row', reason: row.fault }]);
        break;
      case 'row': {
        rows += 1;
        const decoded = decode(row.record);
        if (E.isLeft(decoded)) refusals.add(row.line, decoded.left);
      }
    }
  }
  if (refusals.rows > 0) return E.left(refusals);
  if (rows === 0) throw new UnreadableFile(`${file} holds no rows`);
  return E.right({ rows, leftOut, beside });
};

/** The decoded rows of a file that has been checked; throws an `UnreadableFile` when it was changed since. */
export async function* checkedRows<A>({ file, shape, decoder }: ImportFile<A>): AsyncGenerator<A> {
  const decode = decoder();
  for await (const row of fileRows(file, shape)) {
    if (row.kind === 'beside' || row.kind === 'left-out') continue;
    const decoded = row.kind === 'row' ? decode(row.record) : E.left([]);
    if (E.isLeft(decoded)) throw new UnreadableFile('The file changed while it was being read');
    yield decoded.right;
  }
}
