import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { using, openSite } from '../../bench/pages/opened.ts';
import { atLeast, none, type Figure } from '../../bench/figure.ts';
import type { BuiltSite } from '../../built-site.ts';
import { WordPressServer, wordpressSettings } from '../../wordpress/wordpress-server.ts';
import { runDataTool } from '../data-tool.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { each } from '../lead-post.ts';
import { FaultServer } from '../fault-server.ts';
import { Crm } from '../outages/crm.ts';
import { withFasterClock } from '../preloaded.ts';
import { copiedLeads } from '../restore-under-leads.ts';
import { accountOf, keptLeads, openSqliteStorage, type Storage } from '../storage.ts';
import { heldBy, type Held } from './held.ts';
import { Traffic, ZIPS, type Hour } from './traffic.ts';
import { weekPicture, type WeekEvent } from './week-picture.ts';

/** The speedup of the site's clock, which also shortens its pauses and hourly jobs. */
const FASTER = 60;
const DAYS = 7;
const HOURS = 24;
const DEALERS = 2_000;
const COLD_SNAP = 20;
const PURGES = 300;
const SECRET = 'week';
/** Deliveries postponed by a CRM outage arrive within this time of the machine's clock. */
const DELIVERED_WITHIN_MS = 60_000;
/** The maximum time before an unused connection of a visitor is closed. */
const IDLE_MS = 6_000;
/** How many times the first day's resources a site may use after the last day. */
const GROWTH = 1.25;

/** An event with its actions; `end` runs after its last hour. */
interface Happening extends WeekEvent {
  readonly begin: (week: Week) => Promise<void> | void;
  readonly end?: (week: Week) => void;
}

const at = (day: number, hour: number, name: string, begin: Happening['begin']): Happening => ({
  day,
  hour,
  hours: 1,
  name,
  begin,
});

const HAPPENINGS: ReadonlyArray<Happening> = [
  ...Array.from({ length: DAYS }, (_, i) => at(i + 1, 2, 'import', (week) => week.importDealers(i + 1))),
  at(2, 12, 'deploy', (week) => week.restart()),
  { day: 3, hour: 17, hours: 2, name: 'cold snap', begin: () => undefined },
  {
    day: 4,
    hour: 9,
    hours: 6,
    name: 'CRM outage',
    begin: ({ webhooks, crm }) => webhooks.serve('/crm', crm.isAway),
    end: ({ webhooks, crm }) => webhooks.serve('/crm', crm.takes),
  },
  {
    day: 5,
    hour: 10,
    hours: 6,
    name: 'WordPress outage',
    begin: ({ wordpress }) => wordpress.goAway(),
    end: ({ wordpress }) => wordpress.comeBack(),
  },
  at(5, 20, 'purges', (week) => week.purge()),
  at(6, 3, 'backup', (week) => week.runData('backup', week.backup)),
  at(6, 4, 'restore', (week) => week.runData('restore', week.backup)),
  at(7, 3, 'retention', (week) => week.runData('retention')),
];

/** A site with its CRM, its WordPress and its visitors. */
class Week {
  readonly crm = new Crm();
  readonly webhooks = new FaultServer();
  readonly wordpress = new WordPressServer();
  readonly traffic = new Traffic(() => this.site.address);
  readonly backup: string;
  private site!: BuiltSite;
  private settings: Readonly<Record<string, string>> = {};
  /** The failures of the data tool. */
  readonly faults: string[] = [];

  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
    this.backup = join(storage.dataDir, 'week.backup');
  }

  async open(): Promise<void> {
    this.webhooks.serve('/crm', this.crm.takes);
    const crm = await this.webhooks.open();
    const wordpress = await this.wordpress.open();
    for (const path of ['/', '/news/']) this.wordpress.publish({ path, title: 'News', blocks: [] });
    this.settings = {
      ...this.storage.settings,
      LEAD_WEBHOOK_URL: `${crm}/crm`,
      ...wordpressSettings(wordpress),
      CONTENT_PURGE_SECRET: SECRET,
      ...withFasterClock(FASTER),
    };
    await this.importDealers(0);
    await this.start();
  }

  /** Replaces the old release with a new one on the same records. */
  async restart(): Promise<void> {
    await this.site.stop();
    await this.start();
  }

  /** Imports a day's list of dealers: a few have the day in their names. */
  async importDealers(day: number): Promise<void> {
    const rows = Array.from(
      { length: DEALERS },
      (_, i) =>
        `${i + 1},Dealer ${i % 50 === day ? `${i} of day ${day}` : i},${ZIPS[i % ZIPS.length]},972-555-0100`,
    );
    const file = join(this.storage.dataDir, 'dealers.csv');
    writeFileSync(file, `companyID,name,zipcode,phone1\n${rows.join('\n')}\n`);
    await this.runData('import', 'dealers', file);
  }

  async purge(): Promise<void> {
    const body = JSON.stringify({ path: '/news/' });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${SECRET}` };
    await each(Array(PURGES).keys(), 20, async () => {
      await fetch(`${this.site.address}/api/content/purge`, { method: 'POST', headers, body });
    });
  }

  async runData(...args: ReadonlyArray<string>): Promise<void> {
    await runDataTool(this.settings, ...args).catch((fault: unknown) => {
      this.faults.push(
        `${args[0] ?? ''}: ${String((fault as { readonly stdout?: string }).stdout ?? fault)}`,
      );
    });
  }

  held(): Promise<Held> {
    return heldBy(this.site, this.storage.dataDir);
  }

  async stop(): Promise<void> {
    await this.site.stop();
    await Promise.all([this.webhooks.close(), this.wordpress.close()]);
  }

  private async start(): Promise<void> {
    this.site = await openSite(this.settings);
    this.site.process.kill('SIGUSR2');
  }
}

const opened = async (storage: Storage) => {
  const week = new Week(storage);
  await week.open();
  return { week, stop: () => week.stop() };
};

/** Plays the hours of the week with their events; returns the hours, and the site's resources at the end of each day. */
const lived = async (week: Week, hourMs: number) => {
  const hours: Hour[] = [];
  const held: Held[] = [];
  for (let day = 1; day <= DAYS; day++) {
    for (let hour = 0; hour < HOURS; hour++) {
      const beginning = HAPPENINGS.filter((one) => one.day === day && one.hour === hour);
      const isColdSnap = HAPPENINGS.some(
        (one) =>
          one.name === 'cold snap' && one.day === day && hour >= one.hour && hour < one.hour + one.hours,
      );
      const acting = Promise.all(beginning.map(async ({ begin }) => begin(week)));
      hours.push(await week.traffic.hour(day, hour, hourMs, isColdSnap ? COLD_SNAP : 1));
      await acting;
      for (const { end, ...one } of HAPPENINGS) {
        if (one.day === day && one.hour + one.hours - 1 === hour) end?.(week);
      }
    }
    await pause(IDLE_MS);
    held.push(await week.held());
  }
  return { hours, held };
};

const grown = (
  what: string,
  held: ReadonlyArray<Held>,
  of: (one: Held) => number,
  allowance: number,
): Figure => {
  const [first = NaN, last = NaN] = [held[0], held.at(-1)].map((one) => one && of(one));
  return {
    what: `A week: ${what} after the last day`,
    measured: last,
    unit: 'MB',
    goal: { atMost: Math.max(first * GROWTH, first + allowance) },
    note: `${first.toFixed(1)} after the first day; each day: ${held.map((one) => of(one).toFixed(1)).join(', ')}`,
  };
};

/** Waits until the CRM has received the missed deliveries. */
const untilDelivered = async (crm: Crm, ids: ReadonlyArray<string>): Promise<number> => {
  const end = performance.now() + DELIVERED_WITHIN_MS;
  while (crm.ofLeads(ids) < ids.length && performance.now() < end) await pause(100);
  return crm.ofLeads(ids);
};

/**
 * A week in the life of a site, each hour in `weekHourMs` of the machine's time: daily traffic, nightly imports, a release, a
 * cold snap, outages of the CRM and of WordPress, purges, a backup, a restore and retention (quality: nothing lost).
 */
export const measureWeek: FaultMeasurement = ({ weekHourMs }) =>
  using(openSqliteStorage(), (storage) =>
    using(opened(storage), async ({ week }) => {
      const { hours, held } = await lived(week, weekHourMs);
      const { traffic, crm, faults } = week;
      await traffic.atRest();
      const ids = [...traffic.acknowledged.values()];
      const delivered = await untilDelivered(crm, ids);
      const kept = [...(await keptLeads(storage)), ...(await copiedLeads(storage.dataDir))];
      const { lost } = accountOf(kept, traffic.acknowledged);
      writeFileSync('docs/week.svg', weekPicture(hours, HAPPENINGS));
      const count = (of: (hour: Hour) => number): number => hours.reduce((sum, hour) => sum + of(hour), 0);
      const requests = count((hour) => hour.requests);
      return [
        atLeast('A week: leads acknowledged', ids.length, 1),
        none('A week: acknowledged leads lost', lost),
        atLeast(
          'A week: leads delivered to the CRM',
          delivered,
          ids.length,
          `${crm.repeats} more than once, under the same id`,
        ),
        none(
          'A week: unusable answers',
          count((hour) => hour.failed),
          `of ${requests}`,
        ),
        {
          what: 'A week: requests postponed with 503 and Retry-After, or during a restart',
          measured: count((hour) => hour.postponed),
          unit: 'count' as const,
          note: `of ${requests}, while the site restarts and restores`,
        },
        none('A week: failures of the data tool', faults.length, faults.join('; ')),
        grown('memory', held, (one) => one.memory, 60),
        grown('SQLite’s log', held, (one) => one.wal, 8),
        grown('page cache', held, (one) => one.cache, 1),
        { ...grown('open files and connections', held, (one) => one.handles, 20), unit: 'count' as const },
        grown('log of the process', held, (one) => one.printed / 1_000, 1),
      ];
    }),
  );
