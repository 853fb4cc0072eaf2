import type { Erasure } from './owed-erasure.ts';
import type { SqliteIdentity } from './sqlite-identity.ts';
import type { StatementResult } from './statement-runner.ts';

/** What the writer's thread is started with. */
export interface SqliteWriterStart {
  readonly file: string;
  /** The files that were opened first: nothing is acknowledged once others are in their place. */
  readonly identity: SqliteIdentity;
  /** Whether its units only read: then they wait for no writer, and no writer waits for them. */
  readonly isReadOnly?: boolean;
  /** Whether it writes for the site: then it keeps a reserve of disk for leads, and the log small. */
  readonly isServing?: boolean;
}

/** A unit on its way to the thread; null asks it to end. */
export type WriterRequest = UnitRequest | EraseRequest | null;

export interface UnitRequest {
  readonly id: number;
  readonly statements: ReadonlyArray<{ readonly sql: string; readonly parameters: ReadonlyArray<unknown> }>;
  readonly erasure: Erasure | null;
}

/** Asks the thread to leave nothing of deleted rows in the files; its only result is the row of SQLite's checkpoint. */
export interface EraseRequest {
  readonly id: number;
  /** Whether what is to be erased later stays. */
  readonly canWait: boolean;
}

/** What came of a unit. */
export type WriterAnswer =
  | { readonly id: number; readonly results: ReadonlyArray<StatementResult> }
  | { readonly id: number; readonly failure: WriterFailure };

/** A failure of SQLite without its message, which may quote data. */
export interface WriterFailure {
  readonly code: string;
  readonly errstr: string;
}
