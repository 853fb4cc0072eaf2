import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
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
  const files = new SqliteDatabases();
  suite('SQLite', () => files.open());
  afterAll(() => files.drop());
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

/** SQLite databases of a test file, copied from an empty one: to migrate one takes several times as long. */
class SqliteDatabases {
  private template: Promise<string> | null = null;

  async open(): Promise<TestDatabase> {
    this.template ??= this.migrated();
    const dataDir = await newFolder();
    await cp(await this.template, dataDir, { recursive: true });
    return opened({ databaseUrl: null, dataDir }, () => remove(dataDir));
  }

  async drop(): Promise<void> {
    if (this.template !== null) await remove(await this.template);
  }

  private async migrated(): Promise<string> {
    const dataDir = await newFolder();
    await (await openDatabase({ databaseUrl: null, dataDir })).close();
    return dataDir;
  }
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'site-test-'));
const remove = (folder: string): Promise<void> => rm(folder, { recursive: true });

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

/** The rows of the last of some statements. */
const rowsOf = async (client: Client, statements: string): Promise<ReadonlyArray<object>> =>
  [await client.query<object>(statements)].flat().at(-1)?.rows ?? [];

const connected = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
};

/** From the catalog itself: its view `information_schema.columns` takes several times as long. */
const COLUMNS = `
  select relname, attname from pg_attribute join pg_class on pg_class.oid = attrelid
  where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  order by relname, attname`;

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

/** A database, with a connection that outlives the tests that use it. */
interface Reused {
  readonly databaseUrl: string;
  readonly client: Client;
}

/** PostgreSQL databases of a test file: to create one takes ten times as long as to empty it. */
class PostgresqlDatabases {
  private readonly free: Reused[] = [];
  /** What a database has before a test changes it. */
  private columns: ReadonlyArray<object> | null = null;

  constructor(private readonly address: string) {}

  async open(): Promise<TestDatabase> {
    const one = this.free.pop() ?? (await this.created());
    const { databaseUrl, client } = one;
    const test = await opened({ databaseUrl, dataDir: tmpdir() }, () => this.release(one));
    this.columns ??= await rowsOf(client, COLUMNS);
    return test;
  }

  async drop(): Promise<void> {
    for (const one of this.free.splice(0)) await this.dropOne(one);
  }

  private async created(): Promise<Reused> {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await this.onServer(`create database ${name}`);
    const databaseUrl = Object.assign(new URL(this.address), { pathname: `/${name}` }).toString();
    return { databaseUrl, client: await connected(databaseUrl) };
  }

  /** A database in which a test has dropped a table or a column is not used again. */
  private async release(one: Reused): Promise<void> {
    const columns = await rowsOf(one.client, `${EMPTY};${COLUMNS}`);
    if (isDeepStrictEqual(columns, this.columns)) this.free.push(one);
    else await this.dropOne(one);
  }

  private async dropOne({ databaseUrl, client }: Reused): Promise<void> {
    await client.end();
    await this.onServer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  }

  private async onServer(statement: string): Promise<void> {
    const client = await connected(this.address);
    await client.query(statement).finally(() => client.end());
  }
}
