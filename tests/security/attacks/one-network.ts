import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, type Figure } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import { zips } from '../../bench/postal-codes.ts';
import { ask } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import type { AttackMeasurement } from '../attack-measurement.ts';
import { startFlood } from './start-flood.ts';

/** More than the pages that the server renders at once (64) and lets wait (200). */
const CONNECTIONS = 300;
const ADDRESSES = 5_000;
const OTHERS = 8;

/** How long the flood gets to fill the queue, and the interval of the others' requests, in milliseconds. */
const FILL_MS = 1_500;
const EVERY_MS = 250;

const NETWORKS = [
  ['one IPv6 /64 network with ever new addresses', (turn: number) => `2001:db8:1:2::${turn.toString(16)}`],
  ['one IPv4 address', () => '192.0.2.1'],
] as const;

/** One network that requests new pages over many connections, while others request new pages, too (quality). */
export const measureOneNetwork: AttackMeasurement = async () => {
  const figures: Figure[] = [];
  for (const [what, visitorAt] of NETWORKS) {
    const settings = { TRUST_PROXY: 'loopback', RATE_LIMIT: '0', SEED_DEALERS: '3000' };
    await usingAttackedSite(settings, async ({ address }) => {
      const [own, others] = [zips().slice(OTHERS), zips().slice(0, OTHERS)];
      const pageOf = (zip: string): string => `${address}/find-a-dealer/?zipcode=${zip}`;
      const visitors = Array.from({ length: ADDRESSES }, (_, turn) => visitorAt(turn));
      await using(
        startFlood({ addresses: own.map(pageOf), connections: CONNECTIONS, visitors }),
        async () => {
          await pause(FILL_MS);
          const statuses: number[] = [];
          for (const [at, zip] of others.entries()) {
            const visitor = { 'x-forwarded-for': at % 2 === 0 ? `198.51.100.${at}` : `2001:db8:${at}::1` };
            statuses.push((await ask(pageOf(zip), { headers: visitor })).status);
            await pause(EVERY_MS);
          }
          const served = statuses.filter((status) => status === 200).length;
          figures.push(
            atLeast(
              `${CONNECTIONS} connections of ${what}: others' new pages served, of ${OTHERS}`,
              served,
              OTHERS,
              statuses.join(' '),
            ),
          );
        },
      );
    });
  }
  return figures;
};
