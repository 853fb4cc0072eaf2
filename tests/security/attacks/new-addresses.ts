import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { zips } from '../../bench/postal-codes.ts';
import { median, percentile } from '../../bench/statistics.ts';
import type { AttackMeasurement } from '../attack-measurement.ts';
import { startFlood } from './start-flood.ts';

const CONNECTIONS = 20;
const MAX_RATIO = 3;

/** How long other visitors are measured in one round, and the interval of their requests, in milliseconds. */
const ROUND_MS = 2_500;
const EVERY_MS = 10;
/** How long a flood gets to fill the server's queue. */
const FILL_MS = 500;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The milliseconds until a page is complete; Infinity if it is refused. */
const timeOf = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = get(address, { agent }, (response) => {
      const isServed = response.statusCode === 200;
      response.resume().once('end', () => resolve(isServed ? performance.now() - began : Infinity));
    });
    sent.once('error', reject);
  });

const p50Of = async (address: string): Promise<number> => {
  const times: number[] = [];
  const end = performance.now() + ROUND_MS;
  while (performance.now() < end) {
    times.push(await timeOf(address));
    await pause(EVERY_MS);
  }
  return percentile(times, 0.5);
};

/** One visitor with ever-new addresses, while others request a cached page (quality). */
export const measureNewAddresses: AttackMeasurement = ({ rounds }) =>
  usingSite({}, async ({ address }) => {
    const home = `${address}/`;
    const shuffled = zips().map((zip) => `${address}/find-a-dealer/?zipcode=${zip}`);
    const share = Math.floor(shuffled.length / rounds);
    await p50Of(home);
    const quiet: number[] = [];
    const loaded: number[] = [];
    for (let round = 0; round < rounds; round++) {
      quiet.push(await p50Of(home));
      const addresses = shuffled.slice(round * share, (round + 1) * share);
      await using(startFlood({ addresses, connections: CONNECTIONS }), async () => {
        await pause(FILL_MS);
        loaded.push(await p50Of(home));
      });
    }
    agent.destroy();
    const ratios = loaded.map((p50, round) => p50 / (quiet[round] ?? NaN));
    const [before, after] = [median(quiet).toFixed(1), median(loaded).toFixed(1)];
    return [
      {
        what: `One visitor, ${CONNECTIONS} connections, new addresses all the time: others' cached page, p50`,
        measured: median(ratios),
        unit: 'ratio',
        goal: { atMost: MAX_RATIO },
        note: `${before} ms quiet, ${after} ms meanwhile`,
      },
    ];
  });
