import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { isRecord } from '../wire/json-values.ts';
import type { Row } from './snapshot.ts';
import { allRows, isTable, type RowCounts, type Table } from './tables.ts';

/** A file that isn't a complete backup of this product, or that the database can't accept. The message is for the operator. */
export class UnusableBackup extends Error {}

/**
 * A backup is gzipped JSON lines, the same for both databases: a head, `[table, row]` for each row, and an end with the counts. Without the
 * end, the file is incomplete.
 */
export interface BackupHead {
  readonly backup: typeof PRODUCT;
  readonly format: typeof FORMAT;
  /** UTC text. */
  readonly madeAt: string;
  readonly migrations: ReadonlyArray<string>;
}
export const PRODUCT = 'runtru-site';
export const FORMAT = 1;

export type BackupRow = readonly [table: Table, row: Row];

export interface BackupEnd {
  readonly end: RowCounts;
}

type BackupLine = BackupHead | BackupRow | BackupEnd;

const NO_BACKUP = 'it isn’t a backup of this site, or it’s damaged';

/** The lines of a backup. Throws an `UnusableBackup` for an invalid file. */
async function* backupLines(file: string): AsyncGenerator<BackupLine | null> {
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let unfinishedLine = '';
  try {
    for await (const piece of text as AsyncIterable<string>) {
      const lines = (unfinishedLine + piece).split('\n');
      unfinishedLine = lines.pop() ?? '';
      for (const line of lines) yield lineIn(line);
    }
  } catch {
    throw new UnusableBackup(`${file} cannot be used: ${NO_BACKUP}`);
  }
  if (unfinishedLine !== '') throw new UnusableBackup(`${file} cannot be used: ${NO_BACKUP}`);
}

const Frame = t.union([
  t.type({
    backup: t.literal(PRODUCT),
    format: t.literal(FORMAT),
    madeAt: t.string,
    migrations: t.readonlyArray(t.string),
  }),
  t.type({ end: t.record(t.string, t.number) }),
]);

const isValue = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** A hand-written check, because io-ts takes as long for half a million rows as the database does. */
const isRowLine = (line: unknown): line is BackupRow =>
  Array.isArray(line) && isTable(line[0]) && isRecord(line[1]) && Object.values(line[1]).every(isValue);

/** Null for data that this release doesn't know. */
const lineIn = (text: string): BackupLine | null => {
  const line: unknown = JSON.parse(text);
  return isRowLine(line) ? line : O.toNullable(O.fromEither(Frame.decode(line)));
};

const isRow = (line: BackupLine | null): line is BackupRow => Array.isArray(line);

/** The rows of a verified backup. */
export async function* backupRows(file: string): AsyncGenerator<BackupRow> {
  for await (const line of backupLines(file)) if (isRow(line)) yield line;
}

export interface CheckedBackup {
  readonly head: BackupHead;
  readonly counts: RowCounts;
}

/** Reads a complete backup. Throws an `UnusableBackup` unless it is valid and complete. */
export const checkBackup = async (file: string): Promise<CheckedBackup> => {
  const unusable = (reason: string) => new UnusableBackup(`${file} cannot be used: ${reason}`);
  const counts: { [T in Table]?: number } = {};
  let head: BackupHead | null = null;
  let end: RowCounts | null = null;
  let rows = 0;
  for await (const line of backupLines(file)) {
    if (head === null) head = headIn(line);
    else if (isRow(line) && end === null) {
      counts[line[0]] = (counts[line[0]] ?? 0) + 1;
      rows += 1;
    } else if (line !== null && 'end' in line && end === null) end = line.end;
    else throw unusable('it holds data this release doesn’t know');
    if (head === null) throw unusable(NO_BACKUP);
  }
  if (head === null || end === null) throw unusable('it ends too early');
  const isWhole = Object.entries(end).every(([table, n]) => isTable(table) && (counts[table] ?? 0) === n);
  if (!isWhole || allRows(end) !== rows) throw unusable('rows are missing');
  return { head, counts: end };
};

const headIn = (line: BackupLine | null): BackupHead | null =>
  line !== null && 'backup' in line ? line : null;
