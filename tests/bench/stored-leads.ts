import autocannon from 'autocannon';
import { aLeadPost } from '../faults/lead-post.ts';
import { withSlowCommits } from '../faults/preloaded.ts';
import { AS_A_BROWSER } from './browser-headers.ts';
import type { Figure } from './figure.ts';
import { runLoad, type LoadResult } from './load.ts';
import type { Measurement, Pace } from './measurement.ts';
import { usingSite } from './pages/opened.ts';
import { median } from './statistics.ts';

const WRITERS = 50;
const READERS = 2;
const PAGES_A_SECOND = 100;
const SLOWER_BY_MS = 5;

const postingLeads = {
  setupRequest: (request: object) => {
    const { key, body } = aLeadPost();
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return { ...request, method: 'POST' as const, path: '/api/leads', headers, body };
  },
};

/** Reads pages in a separate thread, so that the writers do not delay it; returns the p99 in milliseconds. */
const readPages = (url: string, duration: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { url, duration, connections: READERS, headers: AS_A_BROWSER, requests: [{ path: '/' }] };
    const rate = { workers: 1, overallRate: PAGES_A_SECOND, ignoreCoordinatedOmission: true };
    autocannon({ ...options, ...rate }, (error, { errors, timeouts, non2xx, latency }) => {
      if (error !== null) reject(error);
      else if (errors + timeouts + non2xx > 0) reject(new Error('pages failed under load'));
      else resolve(latency.p99);
    });
  });

interface Round extends LoadResult {
  readonly pagesP99: number;
}

const rounds = (settings: Readonly<Record<string, string>>, pace: Pace): Promise<ReadonlyArray<Round>> =>
  usingSite(settings, async ({ address }) => {
    const load = { address, connections: WRITERS, requests: [postingLeads] };
    await runLoad({ ...load, seconds: 1 });
    const results: Round[] = [];
    for (let round = 0; round < pace.rounds; round++) {
      const [pagesP99, leads] = await Promise.all([
        readPages(address, pace.loadSeconds),
        runLoad({ ...load, seconds: pace.loadSeconds }),
      ]);
      results.push({ ...leads, pagesP99 });
    }
    return results;
  });

const figuresOf = (what: string, results: ReadonlyArray<Round>): ReadonlyArray<Figure> => {
  const middle = (value: (round: Round) => number): number => median(results.map(value));
  return [
    { what, measured: middle(({ rate }) => rate), unit: 'per second', goal: { atLeast: 1_500 } },
    { what: `${what}, p99`, measured: middle(({ p99 }) => p99), unit: 'ms', goal: { atMost: 100 } },
    {
      what: `${what}, pages' p99 meanwhile`,
      measured: middle(({ pagesP99 }) => pagesP99),
      unit: 'ms',
      goal: { atMost: 20 },
      note: `${PAGES_A_SECOND} pages a second`,
    },
  ];
};

/** Leads that are stored durably, and pages that are read at the same time, on this disk and on a slower one. */
export const measureStoredLeads: Measurement = async (pace) => {
  const settings = { SEED_DEALERS: '0', DATABASE_URL: '', LEAD_WEBHOOK_URL: '', MAIL_URL: '' };
  const slower = { ...settings, ...withSlowCommits(SLOWER_BY_MS) };
  return [
    ...figuresOf('Leads stored, unmodified disk', await rounds(settings, pace)),
    ...figuresOf(`Leads stored, sync ${SLOWER_BY_MS} ms slower`, await rounds(slower, pace)),
  ];
};
