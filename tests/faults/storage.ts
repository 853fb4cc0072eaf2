import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, type Database } from '../../infrastructure/database/open-database.ts';
import { none, type Figure } from '../bench/figure.ts';
import { using } from '../bench/pages/opened.ts';
import { hasPostgresql, startPostgresql } from './own-servers.ts';

/** The storage of a site's leads during faults; removed on stop. */
export interface Storage {
  readonly technology: 'SQLite' | 'PostgreSQL';
  /** Settings for a site that stores its leads here, and starts fast without dealers. */
  readonly settings: Readonly<Record<string, string>>;
  /** The folder of the site's files. */
  readonly dataDir: string;
  /** Runs a statement for the database over a connection to its server; null for SQLite. */
  readonly administer: ((statement: (database: string) => string) => Promise<void>) | null;
  readonly stop: () => Promise<void>;
}

/** Settings for a site without outgoing calls and dealers. */
export const QUIET = {
  SEED_DEALERS: '0',
  LEAD_WEBHOOK_URL: '',
  MAIL_URL: '',
  REDIS_URL: '',
  DEALER_API_HOST: '',
};

/** A SQLite database in its own folder. */
export const openSqliteStorage = async (): Promise<Storage> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  return {
    technology: 'SQLite',
    settings: { ...QUIET, DATABASE_URL: '', DATA_DIR: dataDir },
    dataDir,
    administer: null,
    stop: () => rm(dataDir, { recursive: true, force: true }),
  };
};

/** The server for test databases; null if there is none, and tests that need it are skipped. */
export const postgresqlServer = (): string | null => process.env['TEST_DATABASE_URL'] || null;

/** Uses the configured PostgreSQL, or starts one; without any, it is skipped. */
export const usingPostgresql = async <A>(
  skip: (reason: string) => A,
  use: (server: string) => Promise<A>,
): Promise<A> => {
  const given = postgresqlServer();
  if (given !== null) return use(given);
  if (!(await hasPostgresql())) return skip('there is no PostgreSQL');
  return using(startPostgresql(), ({ address }) => use(address));
};

/** A new database on a PostgreSQL server. */
export const openPostgresqlStorage = async (server: string): Promise<Storage> => {
  const name = `faults_${randomUUID().replaceAll('-', '')}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  const administer: Storage['administer'] = async (statement) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement(name));
    } finally {
      await client.end();
    }
  };
  await administer(() => `create database ${name}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  return {
    technology: 'PostgreSQL',
    settings: { ...QUIET, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    dataDir,
    administer,
    stop: async () => {
      await administer(() => `drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** A stored lead: its id, its idempotency key, and the key in its comments. */
export interface KeptLead {
  readonly id: string;
  readonly key: string;
  readonly said: string;
}

/** Reads or changes a storage directly, even while a site uses it. */
export const inDatabase = async <A>(
  { settings, dataDir }: Storage,
  use: (db: Database['db']) => Promise<A>,
): Promise<A> => {
  const database = await openDatabase({ databaseUrl: settings['DATABASE_URL'] || null, dataDir });
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
};

/** All leads in a storage. */
export const keptLeads = (storage: Storage): Promise<ReadonlyArray<KeptLead>> =>
  inDatabase(storage, async (db) => {
    const rows = await db.selectFrom('leads').select(['id', 'idempotency_key', 'record']).execute();
    return rows.map(({ id, idempotency_key, record }) => ({
      id,
      key: idempotency_key,
      said: (JSON.parse(record) as { fields: { comments: string } }).fields.comments,
    }));
  });

/** The figures of acknowledged leads (ids by keys) that are lost, and of leads stored twice. */
export const leadFigures = async (
  what: string,
  storage: Storage,
  acknowledged: ReadonlyMap<string, string>,
): Promise<ReadonlyArray<Figure>> => {
  const { lost, doubled } = accountOf(await keptLeads(storage), acknowledged);
  return [none(`${what}: acknowledged leads lost`, lost), none(`${what}: leads stored twice`, doubled)];
};

/** Counts the acknowledged leads (ids by keys) that are lost, and the leads stored twice. */
export const accountOf = (
  kept: ReadonlyArray<KeptLead>,
  acknowledged: ReadonlyMap<string, string>,
): { readonly lost: number; readonly doubled: number } => {
  const ids = new Map(kept.map(({ key, id }) => [key, id]));
  return {
    lost: [...acknowledged].filter(([key, id]) => ids.get(key) !== id).length,
    doubled: kept.length - new Set(kept.map(({ said }) => said)).size,
  };
};
