import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { REGIONS } from '../../../domain/lead/regions.ts';
import type { Figure } from '../../bench/figure.ts';
import { zips } from '../../bench/postal-codes.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { runDataTool } from '../data-tool.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { withMeasuredStalls } from '../preloaded.ts';
import { longestStall } from '../stalls.ts';
import { openSqliteStorage, type Storage } from '../storage.ts';

const DEALERS = 200_000;
const MAX_STALL_MS = 100;
/** Other programs hold up a shared machine, so the better one of two runs counts. */
const RUNS = 2;

/** Every dealer is in a town of its own, which takes the pages of places the most work. One in ten is in Texas. */
const aDealer = (i: number, zip: string): string => {
  const state = i % 10 === 0 ? 'TX' : (REGIONS[i % REGIONS.length]?.value ?? 'TX');
  return `${i},Dealer ${i} Heating & Cooling,Saint-Étienne ${i},${state},${zip},972-555-0100,${i % 40},4.5`;
};

const COLUMNS =
  'companyID,name,city,state,zipcode,phone1,metaData.total_review_count,metaData.average_rating';

const dealersFile = ({ dataDir }: Storage): string => {
  const file = join(dataDir, 'dealers.csv');
  const codes = zips();
  const rows = Array.from({ length: DEALERS }, (_, i) => aDealer(i + 1, codes[i % codes.length] ?? ''));
  writeFileSync(file, [COLUMNS, ...rows].join('\n'));
  return file;
};

/** One address of each kind of page that shows or lists dealers; those that no dealer changes are measured by other figures. */
const PAGES: Readonly<Record<string, string>> = {
  'the home page': '/',
  'the home page in Spanish': '/es/',
  'all places': '/dealers/',
  'a state of 23,000 towns': '/dealers/tx/',
  'its last page': '/dealers/tx/?page=45',
  'a town': '/dealers/tx/saint-etienne-199990/',
  'a dealer': '/dealers/tx/saint-etienne-100000/dealer-100000-heating-cooling-100000/',
  'a dealer in French': '/fr/concessionnaires/tx/saint-etienne-100010/dealer-100010-heating-cooling-100010/',
  'a removed dealer': '/dealers/tx/dallas/gone-999999999/',
  'a search': '/find-a-dealer/?zipcode=75201',
  'a search by rating': '/find-a-dealer/?zipcode=75202&sort=rating',
  'a search by town': '/find-a-dealer/?zipcode=Plano',
  'a map': '/maps/dealers.svg?zipcode=75203',
  'a comparison': '/dealers/compare/?zipcode=75204',
  'a contact form with a dealer': '/contact/?dealer=100000',
  'the search of the site': '/search/?q=furnace',
  'a search by the API': '/api/dealers/locate?brand=RUNTRU&zipcode=75205',
  'the nearest dealers': '/api/dealers/nearest?zipcode=99723&limit=3',
  'the sitemap': '/sitemap.xml',
  'the sitemap of dealers': '/sitemap-dealers.xml',
  'its first part': '/sitemap-dealers-1.xml',
  'its last part': '/sitemap-dealers-320.xml',
};

const PATIENCE_MS = 120_000;

/** Waits until the site serves the last dealer of the file. */
const shown = async (site: string): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (!(await fetch(`${site}/api/dealers/lookup?brand=AS&cid=${DEALERS}`)).ok) {
    if (performance.now() > end) throw new Error('The import is not shown');
    await pause(100);
  }
};

/** The stall of each kind of page, and of the import that precedes them, in a site that has just started without dealers. */
const stallsOf = async (storage: Storage, file: string): Promise<ReadonlyMap<string, number>> =>
  usingSite(withMeasuredStalls(storage.settings), async ({ address }) => {
    const stalls = new Map<string, number>();
    // A new edition replaces the dealers of the run before, so that reading them is part of each run.
    await longestStall(address);
    await runDataTool(storage.settings, 'import', 'dealers', file);
    await pause(12_000);
    await shown(address);
    stalls.set('an import', await longestStall(address));
    for (const [page, path] of Object.entries(PAGES)) {
      const { status } = await fetch(`${address}${path}`);
      if (status >= 500) throw new Error(`${path} answered ${status}`);
      stalls.set(page, await longestStall(address));
    }
    return stalls;
  });

/** How long each kind of page holds the event loop when it is first asked for, right after an import (quality: speed seen by the operator). */
export const measureFirstPages: FaultMeasurement = () =>
  using(openSqliteStorage(), async (storage): Promise<ReadonlyArray<Figure>> => {
    const file = dealersFile(storage);
    const runs: ReadonlyMap<string, number>[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await stallsOf(storage, file));
    return ['an import', ...Object.keys(PAGES)].map((page) => ({
      what: `${DEALERS} dealers, longest stall of the event loop: ${page}`,
      measured: Math.min(...runs.map((stalls) => stalls.get(page) ?? NaN)),
      unit: 'ms',
      goal: { atMost: MAX_STALL_MS },
      note: runs.map((stalls) => Math.round(stalls.get(page) ?? NaN)).join(', '),
    }));
  });
