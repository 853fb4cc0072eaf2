import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { withTimeout } from '../../system/with-timeout.ts';

/** Timeouts of PostgreSQL, in milliseconds. Null means no limit. */
export interface PostgresqlTimeouts {
  /** For a free slot in the pool, and then for connecting. */
  readonly connectMs: number;
  /** For a statement; then the server cancels it. */
  readonly statementMs: number | null;
  /** For the response. Longer than `statementMs`, because a frozen server cancels nothing. */
  readonly answerMs: number | null;
  /** For the next statement of a transaction; then the server rolls it back. */
  readonly idleTransactionMs: number | null;
}

/** Timeouts for requests of visitors. */
export const SERVING: PostgresqlTimeouts = {
  connectMs: 2_000,
  statementMs: 2_500,
  answerMs: 3_000,
  idleTransactionMs: 10_000,
};

/** Timeouts for the operator's work, which may take long: imports, backups, migrations. */
export const WORKING: PostgresqlTimeouts = {
  connectMs: 5_000,
  statementMs: null,
  answerMs: null,
  idleTransactionMs: null,
};

/** How long closing waits for the pool, in milliseconds. */
const CLOSE_WITHIN_MS = 2_000;

/** Creates a PostgreSQL pool. A connection whose response is late is closed and never reused. */
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
  // The pool replaces a broken connection, and its current query fails. Without these listeners the error would end the process.
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
  /** The failure that made the connection unusable. Null while it is usable. */
  private loss: { readonly failure: unknown } | null = null;

  constructor(client: PoolClient) {
    this.client = client;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: ReadonlyArray<unknown> = []): unknown {
    if (typeof sql !== 'string') throw new Error('Cursors are not supported');
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
      // After an error from the server the connection is still usable; after any other failure its state is unknown.
      if (!(failure instanceof DatabaseError)) this.loss = { failure };
      return throwWithCode(failure);
    }
  }
}

/** The driver's own errors have no code, and the log identifies failures by code. */
const throwWithCode = (failure: unknown): never => {
  if (failure instanceof Error && !('code' in failure)) throw Object.assign(failure, { code: 'no answer' });
  throw failure;
};
