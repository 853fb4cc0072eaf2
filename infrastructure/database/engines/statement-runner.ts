import type { CompiledQuery } from 'kysely';
import type { Erasure } from './owed-erasure.ts';

/** Statements that run in order, all or nothing. */
export type Unit = ReadonlyArray<CompiledQuery>;

/** The rows that a statement returns, or the number of rows that it changed. */
export interface StatementResult<Row = unknown> {
  readonly rows: ReadonlyArray<Row>;
  readonly changed: number;
}

/** The results of a unit's statements, in order. */
export type UnitResults<U extends Unit> = {
  readonly [I in keyof U]: U[I] extends CompiledQuery<infer Row> ? StatementResult<Row> : never;
};

/** Writes data that must not be lost. */
export interface StatementRunner {
  /**
   * Resolves once the unit is on disk. Rejects if it isn't, regardless of parallel units. `erasure` says when the unit's deleted rows must
   * be erased (`Database.eraseDeleted`), and is stored with it.
   */
  readonly run: <const U extends Unit>(unit: U, erasure?: Erasure) => Promise<UnitResults<U>>;
  /** Finishes pending units and closes. Later units are rejected. */
  readonly close: () => Promise<void>;
}
