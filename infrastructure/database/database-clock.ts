import { sql, type RawBuilder } from 'kysely';
import type { Database } from './open-database.ts';

/**
 * The database's current time plus some milliseconds, in the stored text format. Processes that share a database agree on this time even if
 * their own clocks are wrong.
 */
export const databaseInstant: {
  readonly [technology in Database['technology']]: (afterMs: number) => RawBuilder<string>;
} = {
  sqlite: (afterMs) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${afterMs / 1000} seconds`})`,
  postgresql: (afterMs) =>
    sql`to_char((now() + ${afterMs} * interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};
