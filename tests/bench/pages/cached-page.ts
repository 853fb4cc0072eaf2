import { compare, cpuFigures, type Compared } from '../against-peer.ts';
import { answerOf } from '../answer.ts';
import { AS_A_BROWSER } from '../browser-headers.ts';
import type { Figure } from '../figure.ts';
import type { Measurement, Pace } from '../measurement.ts';
import { using, usingSite } from './opened.ts';
import { startPeer } from '../peer.ts';

const PATH = '/';
const CONNECTIONS = 50;

const asked = async (
  site: Compared,
  what: string,
  headers: Readonly<Record<string, string>>,
  pace: Pace,
): Promise<ReadonlyArray<Figure>> => {
  const answer = await answerOf(`${site.address}${PATH}`, headers);
  const peer = startPeer({ path: PATH, answers: [{ key: '', ...answer }] });
  const comparison = await using(peer, (opened) =>
    compare(
      { ours: site, bare: opened },
      { connections: CONNECTIONS, headers, requests: [{ path: PATH }] },
      pace,
    ),
  );
  const { ratio, ours, bare } = comparison;
  const note = `bare ${bare.rate.toFixed(0)} per second`;
  return [
    { what: `${what} / bare route`, measured: ratio, unit: 'ratio', goal: { atLeast: 0.8 }, note },
    ...cpuFigures(what, comparison),
    { what, measured: ours.rate, unit: 'per second' },
    { what: `${what}, p99`, measured: ours.p99, unit: 'ms' },
  ];
};

/** A page from the cache, compared with a bare route that sends the same bytes and headers. */
export const measureCachedPage: Measurement = (pace) =>
  usingSite({}, async ({ address, process }) => [
    ...(await asked({ address, pid: process.pid }, 'Cached page, compressed', AS_A_BROWSER, pace)),
    ...(await asked({ address, pid: process.pid }, 'Cached page, plain', {}, pace)),
  ]);
