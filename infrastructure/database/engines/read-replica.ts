import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { Clock } from '../../../application/ports/clock.ts';
import { CircuitBreaker } from '../../../application/provider/outage/circuit-breaker.ts';
import { postgresqlPool, SERVING, type PostgresqlTimeouts } from './postgresql-pool.ts';
import type { Schema } from '../schema.ts';

/** A read-only replica of a PostgreSQL database (architecture, section 6: `DATABASE_READ_URL`). */
export interface ReadReplica {
  /** For single read statements. Falls back to the primary database when the replica fails. */
  readonly db: Kysely<Schema>;
  /** Rejects when the replica doesn't answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The circuit breaker opens after one failure, first for 5 s, then with exponential backoff. */
const BREAKER = { maxFailures: 1, firstPauseMs: 5_000, maxPauseMs: 60_000, maxTrials: 1 };

/** The fallback database, and the timeouts of the replica. */
export interface ReadReplicaOptions {
  readonly database: Kysely<Schema>;
  readonly clock: Pick<Clock, 'now'>;
  readonly timeouts?: PostgresqlTimeouts;
}

/** Connects to a replica on the first read. It is never migrated, because it copies the primary's tables. */
export const openReadReplica = (
  databaseReadUrl: string,
  { database, clock, timeouts = SERVING }: ReadReplicaOptions,
): ReadReplica => {
  const replica = postgresqlPool(databaseReadUrl, timeouts);
  const breaker = new CircuitBreaker(clock, BREAKER);
  const direct = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: replica }) });
  const pool: PostgresPool = {
    options: replica.options,
    connect: async () => new ReplicaConnection(replica, database, breaker),
    end: () => replica.end(),
  };
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    ping: async () => void (await sql`select 1`.execute(direct)),
    close: () => replica.end(),
  };
};

/** All statements are reads, so a statement that fails on the replica is run again on the primary. */
class ReplicaConnection implements PostgresPoolClient {
  private client: PostgresPoolClient | null = null;

  constructor(
    private readonly replica: PostgresPool,
    private readonly database: Kysely<Schema>,
    private readonly breaker: CircuitBreaker,
  ) {}

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(statement: unknown, parameters: ReadonlyArray<unknown> = []): unknown {
    if (typeof statement !== 'string') throw new Error('Cursors are not supported');
    return this.answerOf(statement, parameters);
  }

  release(isBroken?: boolean): void {
    this.client?.release(isBroken);
  }

  private async answerOf(
    statement: string,
    parameters: ReadonlyArray<unknown>,
  ): Promise<PostgresQueryResult<unknown>> {
    try {
      return await this.breaker.run(async () => {
        this.client ??= await this.replica.connect();
        return this.client.query<unknown>(statement, parameters);
      });
    } catch {
      const { rows } = await this.database.executeQuery(CompiledQuery.raw(statement, [...parameters]));
      return { command: 'SELECT', rowCount: rows.length, rows };
    }
  }
}
