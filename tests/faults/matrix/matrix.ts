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
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, none, skipped, type Figure } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { aLeadPost, postLead } from '../lead-post.ts';
import { hasPostgresql, hasRedis, startPostgresql, startRedis } from '../own-servers.ts';
import { withOddClock, withShiftedClock, withSlowCommits } from '../preloaded.ts';
import { done, openFiller } from '../small-disk.ts';
import { ACTIVITIES, answerTo, goingOn, MAX_ANSWER_MS, type Outcome } from './going-on.ts';
import {
  BAD_MAILBOX,
  kindOf,
  purge,
  UPSTREAMS,
  usingUpstreams,
  type Upstream,
  type Upstreams,
} from './upstreams.ts';
import { WAYS, type Way } from './ways.ts';
import { usingLoggingSite, type LoggingSite } from './whole-site.ts';

const MAX_STALL_MS = 100;
/** Other programs hold up a shared machine, so the best of some tries counts. */
const TRIES = 2;

/** How often the bad record is asked for before others are: more often than any circuit allows. */
const ASKED = 5;

/** A cell: runs a site with something broken. Null if this machine can't break it. */
type Cell = (upstreams: Upstreams) => Promise<Outcome | null>;

/** Each page is asked for once before the fault, so that the stall is that of the fault. */
const warmed = async (site: LoggingSite): Promise<LoggingSite> => {
  for (const [path] of ACTIVITIES) await fetch(`${site.address}${path}`).then((answer) => answer.text());
  return site;
};

const inSite =
  (broken: string, more: Readonly<Record<string, string>>, breakIt: (site: LoggingSite) => void): Cell =>
  (upstreams) =>
    usingLoggingSite({ ...upstreams.settings(), ...more }, 'ignore', async (site) => {
      await warmed(site);
      breakIt(site);
      return goingOn(site, broken, upstreams);
    });

/** A site that keeps no answers of an upstream, which breaks. `ask` asks for what is broken, before everything else. */
const withBroken =
  (
    name: Upstream,
    broken: string,
    breakIt: (upstreams: Upstreams) => void,
    ask: (site: string) => ReadonlyArray<Promise<string | null>> = () => [],
  ): Cell =>
  (upstreams) =>
    usingLoggingSite(
      { ...upstreams.settings(name), FOREIGN_PAGE_SECONDS: '0', REBATE_CACHE_HOURS: '0' },
      'ignore',
      async (site) => {
        await warmed(site);
        breakIt(upstreams);
        await purge(site.address, name);
        const bad = Promise.all(ask(site.address));
        await Promise.race([bad, pause(MAX_ANSWER_MS)]);
        const others = await goingOn(site, broken, upstreams);
        const asked = (await bad).flatMap((fault) => fault ?? []);
        if (upstreams.timesMet() === 0) asked.push('nothing met the fault');
        return { ...others, faults: [...others.faults, ...asked] };
      },
    );

const upstream = (name: Upstream, way: Way): Cell =>
  withBroken(name, name, (upstreams) => upstreams.breakAt(name, way));

/** One record is asked for again and again on its page, or is a lead. */
const record = (
  name: Upstream,
  { call, path }: { readonly call: string; readonly path?: string },
  way: Way,
): Cell =>
  withBroken(
    name,
    'one record',
    (upstreams) => upstreams.breakAt(name, way, call),
    (site) => {
      if (path !== undefined) return Array.from({ length: ASKED }, () => answerTo(site, [path, ''], true));
      const posted = postLead(site, aLeadPost({ email: BAD_MAILBOX }));
      return [posted.then(({ status, id }) => (id === null ? `the bad lead: ${status}` : null))];
    },
  );

const item = (name: Upstream, way: 'huge' | 'wrong'): Cell =>
  withBroken(name, 'one item', (upstreams) => upstreams.spoil(name, way));

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
  async (upstreams) => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    upstreams.breakAt('rebates', 'fails');
    const fd = open(folder);
    try {
      return await usingLoggingSite(upstreams.settings(), fd, async (site) =>
        goingOn(await warmed(site), 'rebates', upstreams),
      );
    } finally {
      closeSync(fd);
      rmSync(folder, { recursive: true });
    }
  };

/** The log and the data on one small disk, which is full. */
const fullDisk: Cell = async (upstreams) => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  if (!done('mount', '-t', 'tmpfs', '-o', 'size=110m', 'tmpfs', folder)) return null;
  const fd = openSync(join(folder, 'log'), 'a');
  try {
    const settings = { ...upstreams.settings(), DATA_DIR: join(folder, 'data') };
    return await usingLoggingSite(settings, fd, async (site) => {
      await warmed(site);
      const filler = openFiller(folder);
      for (let posts = 0; posts < 600; posts++) await postLead(site.address, aLeadPost());
      const outcome = await goingOn(site, 'disk', upstreams);
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
    return using(startPostgresql(), (server) =>
      inSite('database', { DATABASE_URL: server.address }, () => void server[breakIt]())(upstreams),
    );
  };

const redis =
  (breakIt: 'freeze' | 'stop'): Cell =>
  async (upstreams) => {
    if (!hasRedis()) return null;
    return using(startRedis(), (server) =>
      inSite('redis', { REDIS_URL: server.address }, () => void server[breakIt]())(upstreams),
    );
  };

const CENTURY_MS = 100 * 365 * 86_400_000;
const nothing = (): void => undefined;
const clock = (settings: Readonly<Record<string, string>>): Cell => inSite('clock', settings, nothing);

type Row = Readonly<Partial<Record<Way, Cell>>>;

const inWays = (ways: ReadonlyArray<Way>, cell: (way: Way) => Cell): Row =>
  Object.fromEntries(ways.map((way) => [way, cell(way)]));

/** A CRM that answers 429 to a lead speaks of all of them: the sender is too fast. */
const waysOfRecord = (name: Upstream): ReadonlyArray<Way> =>
  name === 'crm' ? WAYS.filter((way) => way !== 'full') : WAYS;

/** The matrix: each dependency, and what happens to it. A missing cell can't be: a log is never huge, and a clock never full. */
const TABLE: ReadonlyArray<readonly [dependency: string, row: Row]> = [
  [
    'log',
    {
      hangs: log((folder) => openPipe(folder, true)),
      fails: log((folder) => openPipe(folder, false)),
      full: log(() => openSync('/dev/full', 'a')),
    },
  ],
  [
    'disk',
    {
      hangs: inSite('disk', withSlowCommits(20_000), nothing),
      fails: inSite('disk', {}, limitFiles),
      full: fullDisk,
      huge: hugePage,
      wrong: inSite('disk', {}, loseFile),
    },
  ],
  ['PostgreSQL', { hangs: database('freeze'), fails: database('kill') }],
  ['Redis', { hangs: redis('freeze'), fails: redis('stop') }],
  [
    'clock',
    {
      hangs: clock(withOddClock('frozen')),
      fails: clock(withOddClock('jumping')),
      huge: clock(withShiftedClock(5 * CENTURY_MS)),
      wrong: clock(withShiftedClock(-CENTURY_MS / 2)),
    },
  ],
  ...(Object.keys(UPSTREAMS) as ReadonlyArray<Upstream>).flatMap((name): [string, Row][] => {
    const { record: one, list } = kindOf(name);
    return [
      [name, inWays(WAYS, (way) => upstream(name, way))],
      ...(one === undefined
        ? []
        : [
            [`one record of ${name}`, inWays(waysOfRecord(name), (way) => record(name, one, way))] as [
              string,
              Row,
            ],
          ]),
      ...(list === undefined
        ? []
        : [
            [`one item of ${name}`, { huge: item(name, 'huge'), wrong: item(name, 'wrong') }] as [
              string,
              Row,
            ],
          ]),
    ];
  }),
];

const figuresOf = async (upstreams: Upstreams, what: string, cell: Cell): Promise<ReadonlyArray<Figure>> => {
  const outcomes: Outcome[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    upstreams.repair();
    const outcome = await cell(upstreams).catch((fault: unknown): Outcome => ({
      faults: [String(fault)],
      stall: Infinity,
    }));
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

/** Everything that the site depends on, broken in every way (quality: nothing lost). MATRIX='log,disk full' takes some rows and cells. */
export const measureMatrix: FaultMeasurement = () =>
  usingUpstreams(async (upstreams) => {
    const rows = process.env['MATRIX']?.split(',');
    const figures: Figure[] = [];
    for (const [dependency, cells] of TABLE)
      for (const way of WAYS) {
        const [what, cell] = [`${dependency} ${way}`, cells[way]];
        if (cell === undefined || rows?.some((row) => [dependency, what].includes(row)) === false) continue;
        figures.push(...(await figuresOf(upstreams, what, cell)));
      }
    return figures;
  });
