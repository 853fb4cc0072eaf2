import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, it } from '@jest/globals';
import { Client } from 'pg';
import {
  openDatabase,
  type Database,
  type DatabaseSettings,
} from '../../../infrastructure/database/open-database.ts';

/** A database for one suite, deleted when it is closed. */
export interface TestDatabase {
  readonly database: Database;
  /** For opening the same database again. */
  readonly settings: DatabaseSettings;
  readonly close: () => Promise<void>;
}

type Open = () => Promise<TestDatabase>;

/** Runs a suite on SQLite and, if `TEST_DATABASE_URL` names a server where databases can be created, on PostgreSQL. */
export const onEveryDatabase = (suite: (technology: string, open: Open) => void): void => {
  suite('SQLite', openSqlite);
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) {
    describe('PostgreSQL', () => it.skip('is skipped: TEST_DATABASE_URL is not set', () => undefined));
    return;
  }
  const databases = new PostgresqlDatabases(server);
  suite('PostgreSQL', () => databases.open());
  afterAll(() => databases.drop());
};

/** Runs a suite like `onEveryDatabase`; each of its tests has a new database. */
export const describeOnEveryDatabase = (
  name: string,
  suite: (test: TestDatabase, technology: string, open: Open) => void,
): void =>
  onEveryDatabase((technology, open) =>
    describe(`${name} on ${technology}`, () => {
      const test = {} as { -readonly [key in keyof TestDatabase]: TestDatabase[key] };
      beforeEach(async () => void Object.assign(test, await open()));
      afterEach(() => test.close());
      suite(test, technology, open);
    }),
  );

const openSqlite: Open = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
  return opened({ databaseUrl: null, dataDir }, () => rm(dataDir, { recursive: true }));
};

const opened = async (settings: DatabaseSettings, remove: () => Promise<void>): Promise<TestDatabase> => {
  const database = await openDatabase(settings);
  return {
    database,
    settings,
    close: async () => {
      await database.close();
      await remove();
    },
  };
};

/** The rows of the last of some statements, on a connection of their own. */
const rowsOf = async (connectionString: string, statements: string): Promise<ReadonlyArray<object>> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return [await client.query<object>(statements)].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
};

const COLUMNS = `
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' order by table_name, column_name`;

/** Ends what a test left open, and empties every table; a table refers only to tables that were created before it. */
const EMPTY = `
  do $$
  declare name text;
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    for name in
      select quote_ident(relname) from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
      order by oid desc
    loop
      execute 'delete from ' || name;
    end loop;
  end $$`;

/** The databases of a test file: to create one takes ten times as long as to empty it. */
class PostgresqlDatabases {
  private readonly free: string[] = [];
  /** What a database has before a test changes it. */
  private columns: ReadonlyArray<object> | null = null;

  constructor(private readonly server: string) {}

  async open(): Promise<TestDatabase> {
    const databaseUrl = this.free.pop() ?? (await this.created());
    const test = await opened({ databaseUrl, dataDir: tmpdir() }, () => this.release(databaseUrl));
    this.columns ??= await rowsOf(databaseUrl, COLUMNS);
    return test;
  }

  async drop(): Promise<void> {
    for (const databaseUrl of this.free.splice(0)) await this.dropOne(databaseUrl);
  }

  private async created(): Promise<string> {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await rowsOf(this.server, `create database ${name}`);
    return Object.assign(new URL(this.server), { pathname: `/${name}` }).toString();
  }

  /** A database in which a test has dropped a table or a column is not used again. */
  private async release(databaseUrl: string): Promise<void> {
    const columns = await rowsOf(databaseUrl, `${EMPTY};${COLUMNS}`);
    if (isDeepStrictEqual(columns, this.columns)) this.free.push(databaseUrl);
    else await this.dropOne(databaseUrl);
  }

  private async dropOne(databaseUrl: string): Promise<void> {
    await rowsOf(this.server, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  }
}
