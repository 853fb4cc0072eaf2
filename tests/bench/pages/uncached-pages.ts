import { runLoad, each, type LoadResult } from '../load.ts';
import { AS_A_BROWSER } from '../browser-headers.ts';
import type { Measurement } from '../measurement.ts';
import { usingSite } from './opened.ts';
import { zips } from '../postal-codes.ts';
import { median } from '../statistics.ts';

const CONNECTIONS = 10;

/** Uncached dealer pages: each zip is requested once, so that the server renders every page. */
export const measureUncachedPages: Measurement = ({ rounds, loadSeconds }) =>
  usingSite({}, async ({ address }) => {
    const requests = each(zips().map((zip) => `/find-a-dealer/?zipcode=${zip}`));
    const load = { address, connections: CONNECTIONS, seconds: loadSeconds, headers: AS_A_BROWSER, requests };
    await runLoad(load);
    const results: LoadResult[] = [];
    for (let round = 0; round < rounds; round++) results.push(await runLoad(load));
    return [
      {
        what: 'Uncached page',
        measured: median(results.map(({ rate }) => rate)),
        unit: 'per second',
        goal: { atLeast: 400 },
      },
      {
        what: 'Uncached page, p99',
        measured: median(results.map(({ p99 }) => p99)),
        unit: 'ms',
        goal: { atMost: 80 },
      },
    ];
  });
