import { resolve } from 'node:path';
import { appliedMigrations, type AppliedMigration } from '../backup/applied-migrations.ts';
import { currentEdition } from '../database/editions/current-edition.ts';
import { LeadReports, type LeadCounts } from '../database/leads/lead-reports.ts';
import { databaseFile, type Database, type DatabaseSettings } from '../database/open-database.ts';
import type { EditionKind } from '../database/schema.ts';
import { instant, number } from './wording.ts';

/** The state of the data, as `status --json` prints it. */
export interface Status {
  readonly technology: Database['technology'];
  /** The file, or the host and database name, without user and password. */
  readonly place: string;
  readonly migrations: ReadonlyArray<AppliedMigration>;
  readonly dealers: ListStatus | null;
  readonly reviews: ListStatus | null;
  readonly rebates: ListStatus | null;
  readonly pools: PoolsStatus;
  readonly leads: LeadCounts;
}

interface ListStatus {
  readonly edition: string;
  readonly sample: boolean;
  readonly loadedAt: string;
  readonly rows: number;
}

interface PoolsStatus {
  readonly pools: number;
  readonly samplePools: number;
  readonly numbers: number;
  readonly freeNumbers: number;
}

export const placeOf = ({ databaseUrl, dataDir }: DatabaseSettings): string => {
  if (databaseUrl === null) return resolve(databaseFile(dataDir));
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

/** Reads the state of the data at an instant, as UTC text. Rejects when the database doesn't answer. */
export const readStatus = async (
  database: Pick<Database, 'db' | 'writer' | 'reader' | 'technology'>,
  settings: DatabaseSettings,
  now: string,
): Promise<Status> => ({
  technology: database.technology,
  place: placeOf(settings),
  migrations: await appliedMigrations(database.db),
  dealers: await listStatus(database.db, 'dealers'),
  reviews: await listStatus(database.db, 'reviews'),
  rebates: await listStatus(database.db, 'rebates'),
  pools: await poolsStatus(database.db, now),
  leads: await new LeadReports(database).counts(),
});

const listStatus = async (db: Database['db'], kind: EditionKind): Promise<ListStatus | null> => {
  const edition = await currentEdition(db, kind);
  if (edition === null) return null;
  const { rows } = await db
    .selectFrom(kind)
    .where('edition_id', '=', edition.id)
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  return { edition: edition.id, sample: edition.sample, loadedAt: edition.loadedAt, rows: Number(rows) };
};

const poolsStatus = async (db: Database['db'], now: string): Promise<PoolsStatus> => {
  const pools = await db.selectFrom('number_pools').select('sample').execute();
  const numbers = await db.selectFrom('pool_numbers').select('leased_until').execute();
  return {
    pools: pools.length,
    samplePools: pools.filter(({ sample }) => sample === 1).length,
    numbers: numbers.length,
    freeNumbers: numbers.filter(({ leased_until }) => leased_until === null || leased_until <= now).length,
  };
};

const TECHNOLOGIES = { sqlite: 'SQLite', postgresql: 'PostgreSQL' } as const;

/** The status as lines of text. */
export const statusLines = ({ pools, leads, ...status }: Status): ReadonlyArray<string> => [
  `Database    ${TECHNOLOGIES[status.technology]}, ${status.place}`,
  `Migrations  ${status.migrations.map(({ name }) => name).join(', ')}`,
  `Dealers     ${listText(status.dealers)}`,
  `Reviews     ${listText(status.reviews)}`,
  `Rebates     ${listText(status.rebates)}`,
  `Pools       ${pools.pools}${pools.samplePools > 0 ? ` (${pools.samplePools} sample)` : ''}, ` +
    `${number(pools.numbers)} numbers, ${number(pools.freeNumbers)} free`,
  `Leads       ${number(leads.stored)} stored; deliveries: ${number(leads.delivered)} delivered, ` +
    `${number(leads.waiting)} waiting, ${number(leads.parked)} parked, ${number(leads.suppressed)} suppressed`,
  `Held        ${number(leads.held.honeypot)} by the honeypot, ${number(leads.held.flood)} in a flood; ` +
    `${number(leads.discarded)} discarded`,
];

const listText = (list: ListStatus | null): string =>
  list === null
    ? 'none'
    : `${number(list.rows)} ${list.sample ? 'sample' : 'imported'}, loaded ${instant(list.loadedAt)}, edition ${list.edition}`;
