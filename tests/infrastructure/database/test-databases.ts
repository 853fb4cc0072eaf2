import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from '@jest/globals';
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
  if (server !== undefined) suite('PostgreSQL', () => openPostgresql(server));
  else describe('PostgreSQL', () => it.skip('is skipped: TEST_DATABASE_URL is not set', () => undefined));
};

const openSqlite: Open = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
  return opened({ databaseUrl: null, dataDir }, () => rm(dataDir, { recursive: true }));
};

const openPostgresql = async (server: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  return opened({ databaseUrl, dataDir: tmpdir() }, () =>
    onServer(server, `drop database ${name} with (force)`),
  );
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

const onServer = async (connectionString: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
};
