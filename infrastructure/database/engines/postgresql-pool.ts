import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { withTimeout } from '../../system/with-timeout.ts';

/** How long PostgreSQL is waited for, in milliseconds; null: as long as it takes. */
export interface PostgresqlTimeouts {
  /** For a connection, once one may be made. */
  readonly connectMs: number;
  /** For a statement: after this time the server ends it. */
  readonly statementMs: number | null;
  /** For its answer: longer than `statementMs`, since a frozen server ends nothing. */
  readonly answerMs: number | null;
  /** For the next statement of a transaction, after which the server undoes it. */
  readonly idleTransactionMs: number | null;
}

/** For what visitors wait for. */
export const SERVING: PostgresqlTimeouts = {
  connectMs: 2_000,
  statementMs: 2_500,
  answerMs: 3_000,
  idleTransactionMs: 10_000,
};

/** For the operator's work, which may take its time: imports, backups, migrations. */
export const WORKING: PostgresqlTimeouts = {
  connectMs: 5_000,
  statementMs: null,
  answerMs: null,
  idleTransactionMs: null,
};

/** How long a server that is leaving is waited for. */
const CLOSE_WITHIN_MS = 2_000;

/** Connections to PostgreSQL that are given up, and never used again, once an answer has not come in time. */
export const postgresqlPool = (connectionString: string, timeouts: PostgresqlTimeouts): PostgresPool => {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: timeouts.connectMs,
    ...(timeouts.statementMs !== null && { statement_timeout: timeouts.statementMs }),
    ...(timeouts.answerMs !== null && { query_timeout: timeouts.answerMs }),
    ...(timeouts.idleTransactionMs !== null && {
      idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
    }),
  });
  // A connection that breaks is replaced by the pool, and fails whoever uses it; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    connect: async () => new Connection(await pool.connect().catch(throwWithCode)),
    end: async () => {
      await withTimeout(CLOSE_WITHIN_MS, pool.end());
    },
  };
};

class Connection implements PostgresPoolClient {
  private readonly client: PoolClient;
  /** After what the connection cannot be used any more; null: it can. */
  private loss: { readonly failure: unknown } | null = null;

  constructor(client: PoolClient) {
    this.client = client;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: ReadonlyArray<unknown> = []): unknown {
    if (typeof sql !== 'string') throw new Error('Cursors are not used here');
    return this.answerOf(sql, parameters);
  }

  release(isBroken?: boolean): void {
    this.client.release(this.loss !== null || isBroken === true);
  }

  private async answerOf(sql: string, parameters: ReadonlyArray<unknown>): Promise<unknown> {
    if (this.loss !== null) throw this.loss.failure;
    try {
      return await this.client.query(sql, [...parameters]);
    } catch (failure) {
      // What the server itself refuses leaves the connection as it was; after any other failure its state is unknown.
      if (!(failure instanceof DatabaseError)) this.loss = { failure };
      return throwWithCode(failure);
    }
  }
}

/** The driver gives its own failures no code, by which they are known in the log. */
const throwWithCode = (failure: unknown): never => {
  if (failure instanceof Error && !('code' in failure)) throw Object.assign(failure, { code: 'no answer' });
  throw failure;
};
