import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, none, skipped, type Figure } from '../../bench/figure.ts';
import { answering, endless, hanging, refusing, type Fault } from '../fault.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { aLeadPost, postLead } from '../lead-post.ts';
import { hasPostgresql, startPostgresql } from '../own-servers.ts';
import { withOddClock, withShiftedClock, withSlowCommits } from '../preloaded.ts';
import { done, openFiller } from '../small-disk.ts';
import { ACTIVITIES, answerTo, goingOn, MAX_ANSWER_MS, type Outcome } from './going-on.ts';
import {
  UPSTREAMS,
  usingLoggingSite,
  usingUpstreams,
  type LoggingSite,
  type Upstream,
} from './whole-site.ts';
import type { Upstreams } from './whole-site.ts';

const WAYS = ['hangs', 'fails', 'full', 'huge', 'wrong'] as const;
type Way = (typeof WAYS)[number];

const MAX_STALL_MS = 100;
/** Other programs hold up a shared machine, so the best of some tries counts. */
const TRIES = 2;

/** One record of an upstream: what its calls contain, and the address of the site that asks for it. */
const RECORDS: Readonly<Partial<Record<Upstream, { readonly call: string; readonly path: string }>>> = {
  dealers: { call: '10001', path: '/find-a-dealer/?zipcode=10001' },
  'look-ups': { call: '100002', path: '/api/dealers/lookup?brand=AS&cid=100002' },
  reviews: { call: '100002', path: '/api/reviews/dealers/retrieve-reviews/100002?page=0&pageAmount=3' },
  rebates: { call: '10001', path: '/api/rebates/productRebateDetails.json?zip=10001&pageSize=1' },
  wordpress: { call: 'bad-page', path: '/bad-page/' },
};

/** How often the bad record is asked for before others are: more often than any circuit allows. */
const ASKED = 5;

const FAULTS: Readonly<Record<Way, Fault>> = {
  hangs: hanging,
  fails: refusing(500),
  full: refusing(429, { 'retry-after': '60' }),
  huge: endless,
  wrong: answering([{ dealers: 'none', id: 'x', areas: 7 }]),
};

/** A cell: runs a site with something broken. Null if this machine can't break it. */
type Cell = (upstreams: Upstreams) => Promise<Outcome | null>;

/** Each page is asked for once before the fault, so that the stall is that of the fault. */
const warmed = async (site: LoggingSite): Promise<LoggingSite> => {
  for (const [path] of ACTIVITIES) await fetch(`${site.address}${path}`).then((answer) => answer.text());
  return site;
};

const inSite =
  (broken: string, more: Readonly<Record<string, string>>, breakIt: (site: LoggingSite) => void): Cell =>
  ({ settings }) =>
    usingLoggingSite({ ...settings, ...more }, 'ignore', async (site) => {
      await warmed(site);
      breakIt(site);
      return goingOn(site, broken);
    });

const upstream =
  (name: Upstream, way: Way): Cell =>
  (upstreams) =>
    inSite(name, { FOREIGN_PAGE_SECONDS: '0', REBATE_CACHE_HOURS: '0' }, () =>
      upstreams.server.serve(`/${name}`, FAULTS[way]),
    )(upstreams);

const record =
  (name: Upstream, { call, path }: { readonly call: string; readonly path: string }, way: Way): Cell =>
  ({ settings, server, working, repair }) =>
    usingLoggingSite(
      { ...settings, FOREIGN_PAGE_SECONDS: '0', REBATE_CACHE_HOURS: '0' },
      'ignore',
      async (site) => {
        await warmed(site);
        repair();
        const usual = server.answerOf(`/${name}`) ?? working;
        server.serve(`/${name}`, (request, response) =>
          ((request.url ?? '').includes(call) ? FAULTS[way] : usual)(request, response),
        );
        const bad = Array.from({ length: ASKED }, () => answerTo(site.address, [path, ''], true));
        await Promise.race([Promise.all(bad), new Promise((go) => setTimeout(go, MAX_ANSWER_MS))]);
        const others = await goingOn(site, 'one record');
        return {
          ...others,
          faults: [...others.faults, ...(await Promise.all(bad)).flatMap((fault) => fault ?? [])],
        };
      },
    );

/** A named pipe, opened for both ends, whose reader reads nothing or has gone. */
const openPipe = (folder: string, hasReader: boolean): number => {
  const file = join(folder, 'pipe');
  execFileSync('mkfifo', [file]);
  const reader = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(file, constants.O_WRONLY | constants.O_NONBLOCK);
  if (!hasReader) {
    closeSync(reader);
    return writer;
  }
  try {
    for (;;) writeSync(writer, 'x'.repeat(4096));
  } catch {
    // The pipe is full.
  }
  closeSync(writer);
  return openSync(file, 'a');
};

/** A log that goes nowhere, and a provider that fails, so that there is something to log. */
const log =
  (open: (folder: string) => number): Cell =>
  async ({ settings, server }) => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    server.serve('/rebates', FAULTS.fails);
    const fd = open(folder);
    try {
      return await usingLoggingSite(settings, fd, async (site) => goingOn(await warmed(site), 'rebates'));
    } finally {
      closeSync(fd);
      rmSync(folder, { recursive: true });
    }
  };

/** The log and the data on one small disk, which is full. */
const fullDisk: Cell = async ({ settings }) => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  if (!done('mount', '-t', 'tmpfs', '-o', 'size=110m', 'tmpfs', folder)) return null;
  const fd = openSync(join(folder, 'log'), 'a');
  try {
    return await usingLoggingSite({ ...settings, DATA_DIR: join(folder, 'data') }, fd, async (site) => {
      await warmed(site);
      const filler = openFiller(folder);
      for (let posts = 0; posts < 600; posts++) await postLead(site.address, aLeadPost());
      const outcome = await goingOn(site, 'disk');
      filler.remove();
      return outcome;
    });
  } finally {
    closeSync(fd);
    done('umount', '-l', folder);
  }
};

const hugePage: Cell = async (upstreams) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'huge.html'), '<p>x</p>'.repeat(8_000_000));
  const outcome = await inSite('none', { CONTENT_DIR: folder }, () => undefined)(upstreams);
  rmSync(folder, { recursive: true });
  return outcome;
};

const limitFiles = ({ pid }: LoggingSite): void =>
  void spawnSync('prlimit', ['--pid', String(pid), '--fsize=4096:4096']);
const loseFile = ({ dataDir }: LoggingSite): void =>
  renameSync(join(dataDir, 'site.sqlite'), join(dataDir, 'elsewhere'));

const database =
  (breakIt: 'freeze' | 'kill'): Cell =>
  async (upstreams) => {
    if (!(await hasPostgresql())) return null;
    const server = await startPostgresql();
    try {
      return await inSite(
        'database',
        { DATABASE_URL: server.address },
        () => void server[breakIt](),
      )(upstreams);
    } finally {
      await server.stop();
    }
  };

const CENTURY_MS = 100 * 365 * 86_400_000;
const nothing = (): void => undefined;
const clock = (settings: Readonly<Record<string, string>>): Cell => inSite('clock', settings, nothing);

/** The matrix: each dependency, and what happens to it. A missing cell can't be: a log is never huge, and a clock never full. */
const TABLE: Readonly<Record<string, Readonly<Partial<Record<Way, Cell>>>>> = {
  log: {
    hangs: log((folder) => openPipe(folder, true)),
    fails: log((folder) => openPipe(folder, false)),
    full: log(() => openSync('/dev/full', 'a')),
  },
  disk: {
    hangs: inSite('disk', withSlowCommits(20_000), nothing),
    fails: inSite('disk', {}, limitFiles),
    full: fullDisk,
    huge: hugePage,
    wrong: inSite('disk', {}, loseFile),
  },
  'database (PostgreSQL)': { hangs: database('freeze'), fails: database('kill') },
  clock: {
    hangs: clock(withOddClock('frozen')),
    fails: clock(withOddClock('jumping')),
    huge: clock(withShiftedClock(5 * CENTURY_MS)),
    wrong: clock(withShiftedClock(-CENTURY_MS / 2)),
  },
  ...Object.fromEntries(
    UPSTREAMS.map((name) => [name, Object.fromEntries(WAYS.map((way) => [way, upstream(name, way)]))]),
  ),
  ...Object.fromEntries(
    UPSTREAMS.flatMap((name) => {
      const one = RECORDS[name];
      if (one === undefined) return [];
      return [
        [`one record of ${name}`, Object.fromEntries(WAYS.map((way) => [way, record(name, one, way)]))],
      ];
    }),
  ),
};

const figuresOf = async (upstreams: Upstreams, what: string, cell: Cell): Promise<ReadonlyArray<Figure>> => {
  const outcomes: Outcome[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    upstreams.repair();
    const outcome = await cell(upstreams);
    if (outcome === null) return [skipped(what, 'this machine lacks what it takes')];
    outcomes.push(outcome);
    if (outcome.faults.length === 0 && outcome.stall <= MAX_STALL_MS) break;
  }
  const fewest = outcomes.toSorted((one, other) => one.faults.length - other.faults.length)[0]?.faults ?? [];
  const stall = Math.min(...outcomes.map((outcome) => outcome.stall));
  return [
    none(`${what}: what doesn't go on`, fewest.length, fewest.join('; ')),
    atMost(`${what}: longest stall in ms`, Math.round(stall), MAX_STALL_MS),
  ];
};

/** Everything that the site depends on, broken in every way (quality: nothing lost). MATRIX=log,disk takes some rows. */
export const measureMatrix: FaultMeasurement = () =>
  usingUpstreams(async (upstreams) => {
    const rows = process.env['MATRIX']?.split(',');
    const figures: Figure[] = [];
    for (const [dependency, cells] of Object.entries(TABLE)) {
      if (rows !== undefined && !rows.includes(dependency)) continue;
      for (const way of WAYS) {
        const cell = cells[way];
        if (cell !== undefined) figures.push(...(await figuresOf(upstreams, `${dependency} ${way}`, cell)));
      }
    }
    return figures;
  });
