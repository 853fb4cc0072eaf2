import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { StatementResult, StatementRunner, Unit, UnitResults } from './statement-runner.ts';

/** Runs each unit in a transaction on the pool. PostgreSQL groups commits itself. */
export class PostgresqlStatementRunner implements StatementRunner {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  run<const U extends Unit>(unit: U): Promise<UnitResults<U>> {
    return this.db.transaction().execute(async (transaction) => {
      const results: StatementResult[] = [];
      for (const statement of unit) {
        const { rows, numAffectedRows } = await transaction.executeQuery(statement);
        results.push({ rows, changed: Number(numAffectedRows ?? 0) });
      }
      return results as UnitResults<U>;
    });
  }

  /** The pool's owner closes it. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}
