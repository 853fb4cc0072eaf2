import type { CompiledQuery } from 'kysely';
import type { Erasure } from './owed-erasure.ts';

/** Statements that are done in their order, all or nothing. */
export type Unit = ReadonlyArray<CompiledQuery>;

/** What a statement came to: the rows that it gives; of one that gives none, how many rows it changed. */
export interface StatementResult<Row = unknown> {
  readonly rows: ReadonlyArray<Row>;
  readonly changed: number;
}

/** The results of a unit's statements, in their order. */
export type UnitResults<U extends Unit> = {
  readonly [I in keyof U]: U[I] extends CompiledQuery<infer Row> ? StatementResult<Row> : never;
};

/** Where everything is written that must not be lost. */
export interface StatementRunner {
  /**
   * Resolves once the unit is on disk. Rejects when it is not, whatever becomes of the units that run in parallel. A unit that deletes
   * what must leave no trace says when it is to be erased (`Database.eraseDeleted`): that is noted with it.
   */
  readonly run: <const U extends Unit>(unit: U, erasure?: Erasure) => Promise<UnitResults<U>>;
  /** Ends what is under way, then lets go; what is asked for later is rejected. */
  readonly close: () => Promise<void>;
}
