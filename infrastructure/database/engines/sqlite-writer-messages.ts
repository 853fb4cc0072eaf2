import type { SqliteIdentity } from './sqlite-identity.ts';
import type { StatementResult } from './statement-runner.ts';

/** What the writer's thread is started with. */
export interface SqliteWriterStart {
  readonly file: string;
  /** The files that were opened first: nothing is acknowledged once others stand in their place. */
  readonly identity: SqliteIdentity;
  /** Whether its units only read: then they wait for no writer, and no writer waits for them. */
  readonly isReadOnly?: boolean;
}

/** A unit on its way to the thread; null asks it to end. */
export type WriterRequest = UnitRequest | Erasure | null;

export interface UnitRequest {
  readonly id: number;
  readonly statements: ReadonlyArray<{ readonly sql: string; readonly parameters: ReadonlyArray<unknown> }>;
}

/** Asks the thread to leave nothing of deleted rows in the files; its only result is the row of SQLite's checkpoint. */
export interface Erasure {
  readonly id: number;
  /** Whether rows were deleted, so that the file has to be written anew; else only if that failed before. */
  readonly hasDeleted: boolean;
  /** Whether a later request that cannot wait may write the file anew for this one; what failed before never waits. */
  readonly canWait: boolean;
}

/** The file's `user_version` while nothing is left in it of what was deleted; lower: it is still to be written anew. */
export const ERASED_VERSION = 2;

/** The `user_version` while something is left that can wait: a start does not write the file anew for it. */
export const WAITING_VERSION = 3;

/** What came of a unit. */
export type WriterAnswer =
  | { readonly id: number; readonly results: ReadonlyArray<StatementResult> }
  | { readonly id: number; readonly failure: WriterFailure };

/** A failure of SQLite without its message, which may quote data. */
export interface WriterFailure {
  readonly code: string;
  readonly errstr: string;
}
