import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, none, skipped, type Figure } from '../bench/figure.ts';
import { using, usingSite } from '../bench/pages/opened.ts';
import { runData } from '../security/data-command.ts';
import type { FaultMeasurement } from './fault-measurement.ts';
import { hasNginx, startNginx } from './outages/nginx.ts';
import { hasPostgresql, hasRedis, startPostgresql, startRedis } from './own-servers.ts';
import { openPostgresqlStorage, type Storage } from './storage.ts';
import { timed } from './timed-answers.ts';

const LIMIT = 60;
const SEARCHES = 100;
const SEARCH = '/api/dealers/locate?zipcode=75001';
const PAGE = '/find-a-dealer/?zipcode=75001';
const DEALER = 'Ace of Addison';

/** Instances check every 10 s whether new dealers have been imported. */
const SHOWN_WITHIN_S = 15;
const POLL_INTERVAL_MS = 100;

const WHAT = 'Two instances behind nginx';

/** One visitor who searches through the proxy, each time with another forged address. */
const measureLimit = async (address: string): Promise<Figure> => {
  const asking = Array.from({ length: SEARCHES }, (_, turn) =>
    timed(`${address}${SEARCH}`, { headers: { 'x-forwarded-for': `203.0.113.${turn}` } }),
  );
  const answered = (await Promise.all(asking)).filter(({ status }) => status === 200).length;
  return atMost(`${WHAT}: searches answered of ${SEARCHES}, limit ${LIMIT}`, answered, LIMIT);
};

/** An import while both instances have the page in their caches: afterward both show the same new page. */
const measureImport = async (
  storage: Storage,
  sites: ReadonlyArray<string>,
): Promise<ReadonlyArray<Figure>> => {
  const file = join(storage.dataDir, 'dealers.csv');
  await writeFile(
    file,
    `companyID,name,city,state,zipcode,phone1\n7,${DEALER},Addison,TX,75001,972-555-0100\n`,
  );
  const pages = () => Promise.all(sites.map((site) => timed(`${site}${PAGE}`)));
  const before = await pages();
  await runData(storage.settings, 'import', 'dealers', file);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  let shown = await pages();
  while (!shown.every(({ body }) => body.includes(DEALER)) && seconds() < SHOWN_WITHIN_S) {
    await pause(POLL_INTERVAL_MS);
    shown = await pages();
  }
  const took = seconds();
  const tags = await Promise.all(
    sites.map(async (site) => (await fetch(`${site}${PAGE}`)).headers.get('etag') ?? site),
  );
  return [
    none(
      `${WHAT}: instances that showed the dealer before the import`,
      before.filter(({ body }) => body.includes(DEALER)).length,
    ),
    atLeast(
      `${WHAT}: instances that show the imported dealer`,
      shown.filter(({ body }) => body.includes(DEALER)).length,
      2,
    ),
    {
      what: `${WHAT}: time until both show the imported dealer`,
      measured: took,
      unit: 's',
      goal: { atMost: SHOWN_WITHIN_S },
    },
    none(`${WHAT}: additional versions of one page`, new Set(tags).size - 1),
  ];
};

/** Several machines that share a PostgreSQL with a read-only replica, and a Redis (architecture, section 6). */
const measure = (storage: Storage, redisUrl: string): Promise<ReadonlyArray<Figure>> => {
  const replica = new URL(storage.settings['DATABASE_URL'] ?? '');
  replica.searchParams.set('options', '-c default_transaction_read_only=on');
  const settingsOf = (name: string) => ({
    ...storage.settings,
    DATABASE_READ_URL: replica.toString(),
    REDIS_URL: redisUrl,
    RATE_LIMIT: String(LIMIT),
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: join(storage.dataDir, name),
  });
  return usingSite(settingsOf('first'), (first) =>
    usingSite(settingsOf('second'), (second) => {
      const instances = [first.address, second.address];
      return using(startNginx({ instances }), async ({ address }) => [
        await measureLimit(address),
        ...(await measureImport(storage, instances)),
      ]);
    }),
  );
};

/** The shared state of several instances (issue: several machines). */
export const measureSeveralMachines: FaultMeasurement = async () => {
  const skip = (reason: string) => [skipped(WHAT, reason)];
  if (!hasNginx()) return skip('there is no nginx');
  if (!hasRedis()) return skip('there is no Redis');
  if (!(await hasPostgresql())) return skip('there is no PostgreSQL');
  return using(startPostgresql(), (postgresql) =>
    using(startRedis(), (redis) =>
      using(openPostgresqlStorage(postgresql.address), (storage) => measure(storage, redis.address)),
    ),
  );
};
