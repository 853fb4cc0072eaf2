/**
 * The thread of `SqliteWriter`. Writes all waiting units in one transaction, so that they share one disk sync. Node runs this file as it
 * is.
 */
import { statSync } from 'node:fs';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads';
import { freeReserve, keepReserve } from './disk-reserve.ts';
import { eraseOwed, noteErasure } from './owed-erasure.ts';
import { openSqliteFile } from './sqlite-database.ts';
import { checkIdentity } from './sqlite-identity.ts';
import type {
  EraseRequest,
  SqliteWriterStart,
  UnitRequest,
  WriterAnswer,
  WriterFailure,
  WriterRequest,
} from './sqlite-writer-messages.ts';
import type { StatementResult } from './statement-runner.ts';

const port = parentPort as MessagePort;
const { file, identity, isReadOnly = false, isServing = false } = workerData as SqliteWriterStart;
// SQLite would create a missing file.
checkIdentity(file, identity);
const database = openSqliteFile(file);
if (isReadOnly) database.exec('pragma query_only = on');

/** How often the reserve and the log are checked, in milliseconds. */
const TIDY_EVERY_MS = 10_000;

/** In bytes. SQLite checkpoints its log at about 4 MB, but a process killed in a large transaction leaves a larger one. */
const MAX_LOG_BYTES = 8_000_000;

const tidy = (): void => {
  keepReserve(file);
  const { size = 0 } = statSync(`${file}-wal`, { throwIfNoEntry: false }) ?? {};
  if (size > MAX_LOG_BYTES) withLogTruncated(0);
};

port.on('message', (first: WriterRequest) => {
  const requests = [first, ...waitingRequests()];
  const tasks = requests.filter((request) => request !== null);
  const units = tasks.filter((task) => 'statements' in task);
  if (units.length > 0) port.postMessage(writtenTogether(units));
  port.postMessage(tasks.filter((task) => 'canWait' in task).map(erased));
  if (tasks.length === requests.length) return;
  database.close();
  port.close();
});

function* waitingRequests(): Generator<WriterRequest> {
  let next;
  while ((next = receiveMessageOnPort(port)) !== undefined) yield next.message as WriterRequest;
}

const writtenTogether = (units: ReadonlyArray<UnitRequest>): ReadonlyArray<WriterAnswer> => {
  try {
    database.exec(isReadOnly ? 'begin' : 'begin immediate');
    const answers = units.map(written);
    database.exec('commit');
    checkIdentity(file, identity);
    return answers;
  } catch (fault) {
    if (database.isTransaction) database.exec('rollback');
    if (isServing && DISK_FULL.includes(resultCodeOf(fault)) && freeReserve(file))
      return writtenTogether(units);
    return units.map(({ id }) => ({ id, failure: failureOf(fault) }));
  }
};

const written = ({ id, statements, erasure }: UnitRequest): WriterAnswer => {
  database.exec('savepoint unit');
  try {
    const results = statements.map(({ sql, parameters }) => resultOf(prepared(sql), parameters));
    if (erasure !== null) noteErasure(database, erasure);
    database.exec('release unit');
    return { id, results };
  } catch (fault) {
    // A full disk may have rolled back the earlier units too.
    if (!database.isTransaction) throw fault;
    database.exec('rollback to unit; release unit');
    return { id, failure: failureOf(fault) };
  }
};

/** How long a truncation waits for readers, in milliseconds. Leads wait meanwhile, so it is short and callers retry. */
const TRUNCATION_TIMEOUT_MS = 100;

const erased = ({ id, canWait }: EraseRequest): WriterAnswer => {
  try {
    eraseOwed(database, canWait);
  } catch (fault) {
    if (database.isTransaction) database.exec('rollback');
    return { id, failure: failureOf(fault) };
  }
  return withLogTruncated(id);
};

const withLogTruncated = (id: number): WriterAnswer => {
  const { timeout } = database.prepare('pragma busy_timeout').get() as { readonly timeout: number };
  try {
    database.exec(`pragma busy_timeout = ${TRUNCATION_TIMEOUT_MS}`);
    return { id, results: [resultOf(prepared('pragma wal_checkpoint(truncate)'), [])] };
  } catch (fault) {
    return { id, failure: failureOf(fault) };
  } finally {
    database.exec(`pragma busy_timeout = ${timeout}`);
  }
};

const resultOf = (statement: StatementSync, parameters: ReadonlyArray<unknown>): StatementResult => {
  const values = parameters as ReadonlyArray<SQLInputValue>;
  if (statement.columns().length > 0) return { rows: statement.all(...values), changed: 0 };
  return { rows: [], changed: Number(statement.run(...values).changes) };
};

const MAX_PREPARED = 100;
const statements = new Map<string, StatementSync>();

const prepared = (sql: string): StatementSync => {
  const statement = statements.get(sql) ?? database.prepare(sql);
  if (statements.size >= MAX_PREPARED) statements.clear();
  statements.set(sql, statement);
  return statement;
};

/** `SQLITE_FULL`, and `SQLITE_IOERR`, which an exceeded quota causes. */
const DISK_FULL: ReadonlyArray<number> = [13, 10];

/** SQLite's primary result code, the lowest byte of the extended code. */
const resultCodeOf = (fault: unknown): number =>
  Number((fault as { readonly errcode?: unknown }).errcode) & 0xff;

const failureOf = (fault: unknown): WriterFailure => {
  const { code, errstr } = fault as { readonly code?: unknown; readonly errstr?: unknown };
  return { code: String(code), errstr: String(errstr) };
};

// At the end, because the module's constants aren't initialized earlier.
if (isServing) {
  tidy();
  setInterval(tidy, TIDY_EVERY_MS).unref();
}
