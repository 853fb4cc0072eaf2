import type { Erasure } from './owed-erasure.ts';
import type { SqliteIdentity } from './sqlite-identity.ts';
import type { StatementResult } from './statement-runner.ts';

/** The worker data of the writer's thread. */
export interface SqliteWriterStart {
  readonly file: string;
  /** The files as first opened. Nothing is acknowledged once they are replaced. */
  readonly identity: SqliteIdentity;
  /** Whether its units only read. Then they don't wait for a writer, nor a writer for them. */
  readonly isReadOnly?: boolean;
  /** Whether it writes for the site. Then it keeps a disk reserve for leads and the log small. */
  readonly isServing?: boolean;
}

/** A message to the thread. Null asks the thread to end. */
export type WriterRequest = UnitRequest | EraseRequest | null;

export interface UnitRequest {
  readonly id: number;
  readonly statements: ReadonlyArray<{ readonly sql: string; readonly parameters: ReadonlyArray<unknown> }>;
  readonly erasure: Erasure | null;
}

/** Asks the thread to erase deleted rows from the files. The only result is the row of SQLite's checkpoint. */
export interface EraseRequest {
  readonly id: number;
  /** Whether rows that may be erased later stay. */
  readonly canWait: boolean;
}

/** The outcome of a unit. */
export type WriterAnswer =
  | { readonly id: number; readonly results: ReadonlyArray<StatementResult> }
  | { readonly id: number; readonly failure: WriterFailure };

/** A SQLite error without its message, which may quote data. */
export interface WriterFailure {
  readonly code: string;
  readonly errstr: string;
}
