import { compare, cpuFigures, type Compared } from './against-peer.ts';
import { answerOf } from './answer.ts';
import { AS_A_BROWSER } from './browser-headers.ts';
import type { Figure } from './figure.ts';
import type { Measurement, Pace } from './measurement.ts';
import { using, usingSite } from './pages/opened.ts';
import { startPeer } from './peer.ts';
import { zips } from './postal-codes.ts';

/** The path of dealer searches in the provider API. */
const SEARCH_PATH = '/api/dealers/locate';

/** The path and query of a search. */
export const searchOf = (code: string): string => `${SEARCH_PATH}?brand=RUNTRU&zipcode=${code}`;

const CODES = 50;
const CONNECTIONS = 50;

interface Comparing {
  readonly what: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly hasGoal: boolean;
}

const asked = async (
  site: Compared,
  { what, headers, hasGoal }: Comparing,
  pace: Pace,
): Promise<ReadonlyArray<Figure>> => {
  const codes = zips().slice(0, CODES);
  const answers = await Promise.all(
    codes.map(async (key) => ({ key, ...(await answerOf(`${site.address}${searchOf(key)}`, headers)) })),
  );
  const bytes = answers.reduce((sum, { base64 }) => sum + Buffer.byteLength(base64, 'base64'), 0) / CODES;
  const peer = startPeer({ path: SEARCH_PATH, parameter: 'zipcode', answers });
  const requests = codes.map((code) => ({ path: searchOf(code) }));
  const comparison = await using(peer, (opened) =>
    compare({ ours: site, bare: opened }, { connections: CONNECTIONS, headers, requests }, pace),
  );
  const { ratio, ours, bare } = comparison;
  const note = `bare ${bare.rate.toFixed(0)} per second; ${(bytes / 1000).toFixed(1)} kB an answer`;
  const goals = hasGoal ? { ratio: { goal: { atLeast: 0.7 } }, p99: { goal: { atMost: 50 } } } : {};
  return [
    { what: `${what} / bare route`, measured: ratio, unit: 'ratio', ...goals.ratio, note },
    ...cpuFigures(what, comparison),
    { what, measured: ours.rate, unit: 'per second' },
    { what: `${what}, p99`, measured: ours.p99, unit: 'ms', ...goals.p99 },
  ];
};

/** Dealer searches through the API, compared with a bare route that sends the same bytes for each code. */
export const measureDealerSearch: Measurement = (pace) =>
  usingSite({}, async ({ address, process }) => {
    const site = { address, pid: process.pid };
    return [
      ...(await asked(site, { what: 'Dealer search', headers: {}, hasGoal: true }, pace)),
      ...(await asked(
        site,
        { what: 'Dealer search, compressed', headers: AS_A_BROWSER, hasGoal: false },
        pace,
      )),
    ];
  });
