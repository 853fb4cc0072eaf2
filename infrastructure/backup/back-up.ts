import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { appliedMigrations } from './applied-migrations.ts';
import {
  checkBackup,
  FORMAT,
  PRODUCT,
  UnusableBackup,
  type BackupEnd,
  type BackupHead,
} from './backup-file.ts';
import { countRows, inSnapshot, portionsOfTable } from './snapshot.ts';
import { allRows, TABLES, type RowCounts } from './tables.ts';

export type OnProgress = (done: number, all: number) => void;

export interface BackupSettings {
  readonly file: string;
  /** The current time, as UTC text. */
  readonly now: string;
  readonly onProgress: OnProgress;
}

export interface BackupMade {
  readonly counts: RowCounts;
  readonly bytes: number;
}

/** Only the operator may read the file. */
const MODE = 0o600;
/** Disk speed matters more than the last 10% of the size. */
const LEVEL = 3;

/**
 * Writes a consistent snapshot of all tables to a file, and verifies the file before it gets its final name. Others may read and write
 * meanwhile. Throws an `UnusableBackup` when the file exists or the verification fails.
 */
export const backUp = (
  database: Pick<Database, 'db' | 'technology'>,
  settings: BackupSettings,
): Promise<BackupMade> => checkedFile(settings, (write) => inSnapshot(database, write));

/** Like `backUp`, in a transaction that blocks other writers. */
export const backUpWithin = (transaction: Kysely<Schema>, settings: BackupSettings): Promise<BackupMade> =>
  checkedFile(settings, (write) => write(transaction));

type Write = (db: Kysely<Schema>) => Promise<RowCounts>;

const checkedFile = async (
  { file, now, onProgress }: BackupSettings,
  written: (write: Write) => Promise<RowCounts>,
): Promise<BackupMade> => {
  if (existsSync(file)) throw new UnusableBackup(`${file} already exists and is not overwritten`);
  const part = `${file}.part`;
  const write: Write = async (db) => {
    const counts = await countRows(db);
    const output = createWriteStream(part, { mode: MODE, flush: true });
    await pipeline(Readable.from(textOf(db, counts, now, onProgress)), createGzip({ level: LEVEL }), output);
    return counts;
  };
  try {
    const rows = allRows(await written(write));
    const { counts } = await checkBackup(part);
    if (allRows(counts) !== rows) throw new UnusableBackup('The backup doesn’t match what was written');
    renameSync(part, file);
    return { counts, bytes: statSync(file).size };
  } catch (failure) {
    rmSync(part, { force: true });
    throw failure;
  }
};

async function* textOf(
  db: Kysely<Schema>,
  counts: RowCounts,
  madeAt: string,
  onProgress: OnProgress,
): AsyncGenerator<string> {
  const migrations = (await appliedMigrations(db)).map(({ name }) => name);
  const head: BackupHead = { backup: PRODUCT, format: FORMAT, madeAt, migrations };
  yield `${JSON.stringify(head)}\n`;
  let done = 0;
  for (const table of TABLES) {
    for await (const rows of portionsOfTable(db, table)) {
      yield rows.map((row) => `${JSON.stringify([table, row])}\n`).join('');
      done += rows.length;
      onProgress(done, allRows(counts));
    }
  }
  const end: BackupEnd = { end: counts };
  yield `${JSON.stringify(end)}\n`;
}
