import { availableParallelism } from 'node:os';
import type { BuiltSite } from '../built-site.ts';
import { hasNginx, startNginx } from '../faults/outages/nginx.ts';
import { hasPostgresql, hasRedis, startPostgresql, startRedis } from '../faults/own-servers.ts';
import { openPostgresqlStorage } from '../faults/storage.ts';
import { AS_A_BROWSER } from './browser-headers.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { searchOf } from './dealer-search.ts';
import { skipped, type Figure } from './figure.ts';
import { each, runLoad, type Load } from './load.ts';
import type { Measurement, Pace } from './measurement.ts';
import { using, usingSite } from './pages/opened.ts';
import { zips } from './postal-codes.ts';
import { median } from './statistics.ts';

const WHAT = 'Several processes behind nginx';
const PROCESSES = [1, 2, 4];
const DEALERS = 200;

type Asked = Pick<Load, 'connections' | 'headers' | 'requests'>;

/** The requests of each measurement. */
const ASKED: Readonly<Record<string, () => Asked>> = {
  'Cached page': () => ({ connections: 50, headers: AS_A_BROWSER, requests: [{ path: '/' }] }),
  'Uncached page': () => ({
    connections: 10,
    headers: AS_A_BROWSER,
    requests: each(zips().map((zip) => `/find-a-dealer/?zipcode=${zip}`)),
  }),
  'Dealer search': () => ({ connections: 50, requests: each(zips().slice(0, 50).map(searchOf)) }),
};

/** The results under a load. */
interface Measured {
  readonly rate: number;
  readonly p99: number;
  /** CPUs in use, by process. */
  readonly busy: Readonly<Record<'site' | 'nginx' | 'load', number>>;
}

interface Served {
  readonly address: string;
  readonly sites: ReadonlyArray<number | undefined>;
  readonly nginx: number | undefined;
}

const cpuOf = ({ sites, nginx }: Served) => {
  const { user, system } = process.cpuUsage();
  const site = sites.reduce((sum: number, pid) => sum + cpuTimeOf(pid), 0);
  return { site, nginx: cpuTimeOf(nginx), load: (user + system) / 1000 };
};

const round = async (served: Served, asked: Asked, seconds: number): Promise<Measured> => {
  const [before, began] = [cpuOf(served), performance.now()];
  const { rate, p99 } = await runLoad({ ...asked, address: served.address, seconds });
  const [after, took] = [cpuOf(served), performance.now() - began];
  const busy = (who: keyof Measured['busy']): number => (after[who] - before[who]) / took;
  return { rate, p99, busy: { site: busy('site'), nginx: busy('nginx'), load: busy('load') } };
};

const figuresOf = async (served: Served, { rounds, loadSeconds }: Pace): Promise<ReadonlyArray<Figure>> => {
  const count = served.sites.length;
  const figures: Figure[] = [];
  for (const [what, asked] of Object.entries(ASKED)) {
    await round(served, asked(), 1);
    const measured: Measured[] = [];
    for (let turn = 0; turn < rounds; turn++) measured.push(await round(served, asked(), loadSeconds));
    const middle = (read: (of: Measured) => number): number => median(measured.map(read));
    const busy = (['site', 'nginx', 'load'] as const)
      .map((who) => `${who} ${middle((of) => of.busy[who]).toFixed(2)}`)
      .join(', ');
    figures.push({
      what: `${what}, ${count} ${count === 1 ? 'process' : 'processes'} behind nginx`,
      measured: middle(({ rate }) => rate),
      unit: 'per second',
      note: `p99 ${middle(({ p99 }) => p99).toFixed(0)} ms; of ${availableParallelism()} processors busy: ${busy}`,
    });
  }
  return figures;
};

/** Runs a number of sites at once. */
const usingSites = <B>(
  settings: Readonly<Record<string, string>>,
  count: number,
  use: (sites: ReadonlyArray<BuiltSite>) => Promise<B>,
  opened: ReadonlyArray<BuiltSite> = [],
): Promise<B> =>
  opened.length === count
    ? use(opened)
    : usingSite(settings, (site) => usingSites(settings, count, use, [...opened, site]));

/** The throughput and CPU use of processes that share a PostgreSQL and a Redis on one machine. */
export const measureSeveralProcesses: Measurement = async (pace) => {
  const skip = (reason: string) => [skipped(WHAT, reason)];
  if (!hasNginx()) return skip('there is no nginx');
  if (!hasRedis()) return skip('there is no Redis');
  if (!(await hasPostgresql())) return skip('there is no PostgreSQL');
  return using(startPostgresql(), (postgresql) =>
    using(startRedis(), (redis) =>
      using(openPostgresqlStorage(postgresql.address), async (storage) => {
        const { DATA_DIR: _, ...shared } = storage.settings;
        const settings = { ...shared, REDIS_URL: redis.address, SEED_DEALERS: String(DEALERS) };
        const figures: Figure[] = [];
        for (const count of PROCESSES)
          figures.push(
            ...(await usingSites(settings, count, (sites) =>
              using(startNginx({ instances: sites.map(({ address }) => address) }), ({ address, pid }) =>
                figuresOf({ address, nginx: pid, sites: sites.map((site) => site.process.pid) }, pace),
              ),
            )),
          );
        return figures;
      }),
    ),
  );
};
