import { sql, type RawBuilder } from 'kysely';
import type { Database } from './open-database.ts';

/**
 * The instant so many milliseconds after the one at which a statement runs, by the database's own clock and as instants are stored. All
 * processes that share a database agree on it, however wrong their own clocks are.
 */
export const databaseInstant: {
  readonly [technology in Database['technology']]: (afterMs: number) => RawBuilder<string>;
} = {
  sqlite: (afterMs) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${afterMs / 1000} seconds`})`,
  postgresql: (afterMs) =>
    sql`to_char((now() + ${afterMs} * interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};
