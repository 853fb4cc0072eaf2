/** `npm run faults`: injects faults into the built site, prints the results with the goals, and writes them to `reports`. */
import { runFigures } from '../bench/figures-run.ts';
import { skipped } from '../bench/figure.ts';
import { using } from '../bench/pages/opened.ts';
import { measureCrmDown } from './outages/crm-down.ts';
import { FULL, SHORT, type FaultMeasurement, type FaultPace } from './fault-measurement.ts';
import { measureFrozenPostgresql } from './outages/frozen-postgresql.ts';
import { measureFrozenRedis } from './outages/frozen-redis.ts';
import { measureChannelHanging } from './outages/channel-hanging.ts';
import { measureFullDisk } from './outages/full-disk.ts';
import { measureHangingRecords } from './hanging-records.ts';
import { measureForgotten } from './forgotten.ts';
import { measureImports } from './imports-on-full-disk.ts';
import { measureKeys } from './keys.ts';
import { measureKilledPostgresql } from './killed-postgresql.ts';
import { measureKills } from './outages/kills.ts';
import { measureKillsOfChanges } from './outages/kills-of-changes.ts';
import { measureRequestLife } from './request-life.ts';
import { measureMailBombing } from './outages/mail-bombing.ts';
import { measurePoisonLeads } from './outages/poison-leads.ts';
import { measureRequestFlood } from './outages/request-flood.ts';
import { measureLostFile } from './outages/lost-file.ts';
import { measureMatrix } from './matrix/matrix.ts';
import { measureEveryMoment } from './pages/every-moment.ts';
import { measureFirstPages } from './pages/first-pages.ts';
import { measureOutage } from './outages/outages.ts';
import { postgresqlOutages } from './outages/postgresql-outages.ts';
import { measureRestore } from './restore-under-leads.ts';
import { measureRestarts } from './outages/restarts.ts';
import { measureRollingRelease } from './outages/rolling-release.ts';
import { measureStandbyDown } from './outages/standby-down.ts';
import { openPostgresqlStorage, openSqliteStorage, postgresqlServer, type Storage } from './storage.ts';
import { measureSeveralMachines } from './several-machines.ts';
import { measureSyncs } from './syncs.ts';
import { measureClocksApart, measureTwoInstances } from './outages/two-instances.ts';
import { measureUnreadablePages } from './unreadable-pages.ts';
import { measureWeek } from './week/week.ts';

type OnStorage = (storage: Storage, pace: FaultPace) => ReturnType<FaultMeasurement>;

const onSqlite =
  (measure: OnStorage): FaultMeasurement =>
  (pace) =>
    using(openSqliteStorage(), (storage) => measure(storage, pace));

const onPostgresql =
  (what: string, measure: OnStorage): FaultMeasurement =>
  async (pace) => {
    const server = postgresqlServer();
    return server === null
      ? [skipped(`PostgreSQL, ${what}`, 'TEST_DATABASE_URL is not set')]
      : using(openPostgresqlStorage(server), (storage) => measure(storage, pace));
  };

const kills: OnStorage = (storage, pace) => measureKills(storage, pace.kills);
const keys: OnStorage = (storage, pace) => measureKeys(storage, pace.keys);
const restore: OnStorage = (storage, pace) => measureRestore(storage, pace.stored);
const outages: OnStorage = async (storage) => {
  const figures = [];
  for (const outage of postgresqlOutages(storage)) figures.push(...(await measureOutage(storage, outage)));
  return figures;
};

await runFigures({
  command: 'faults',
  measurements: {
    kills: onSqlite(kills),
    keys: onSqlite(keys),
    syncs: measureSyncs,
    'full-disk': measureFullDisk,
    'import-full-disk': measureImports,
    'lost-file': measureLostFile,
    'unreadable-pages': measureUnreadablePages,
    'hanging-records': measureHangingRecords,
    forgotten: onSqlite(measureForgotten),
    restore: onSqlite(restore),
    'crm-down': measureCrmDown,
    'channel-hanging': measureChannelHanging,
    'mail-bombing': measureMailBombing,
    'poison-leads': onSqlite(measurePoisonLeads),
    'request-flood': onSqlite(measureRequestFlood),
    'request-life': onSqlite(measureRequestLife),
    'request-kills': onSqlite((storage, pace) => measureKillsOfChanges(storage, pace.kills)),
    restarts: measureRestarts,
    'rolling-release': measureRollingRelease,
    'postgresql-kills': onPostgresql('kill -9', kills),
    'postgresql-poison-leads': onPostgresql('poison leads', (storage) =>
      measurePoisonLeads(storage, { untilParked: false }),
    ),
    'postgresql-request-flood': onPostgresql('a flood of requests', measureRequestFlood),
    'postgresql-keys': onPostgresql('keys', keys),
    'postgresql-restore': onPostgresql('restore', restore),
    'postgresql-outages': onPostgresql('outages', outages),
    'postgresql-frozen': measureFrozenPostgresql,
    'postgresql-killed': measureKilledPostgresql,
    'standby-down': measureStandbyDown,
    'redis-frozen': measureFrozenRedis,
    matrix: measureMatrix,
    'every-moment': measureEveryMoment,
    'first-pages': measureFirstPages,
    week: measureWeek,
    'several-machines': measureSeveralMachines,
    'two-instances': onPostgresql('two instances', (storage, { leads }) =>
      measureTwoInstances(storage, leads),
    ),
    'clocks-apart': onPostgresql('two instances whose clocks differ', measureClocksApart),
  },
  full: FULL,
  short: SHORT,
});
