import { runLoad, each, type LoadResult } from '../load.ts';
import { AS_A_BROWSER } from '../browser-headers.ts';
import type { Measurement } from '../measurement.ts';
import { usingSite } from './opened.ts';
import { zips } from '../postal-codes.ts';
import { median } from '../statistics.ts';

/** The connections of the visitor who keeps requesting new addresses. */
const CONNECTIONS = 20;

/** Requests for the cached page per second, from visitors who do not wait for each other. */
const CACHED_RATE = 100;

/** The cached home page for other visitors, without load and while one visitor requests new dealer pages all the time. */
export const measureNewUrls: Measurement = ({ rounds, loadSeconds }) =>
  usingSite({}, async ({ address }) => {
    const common = { address, seconds: loadSeconds, headers: AS_A_BROWSER };
    const cached = { ...common, connections: 4, rate: CACHED_RATE, requests: [{ path: '/' }] };
    const renewed = each(zips().map((zip) => `/find-a-dealer/?zipcode=${zip}`));
    const everNew = { ...common, connections: CONNECTIONS, requests: renewed };
    await runLoad(everNew);
    await runLoad(cached);
    const quiet: LoadResult[] = [];
    const busy: LoadResult[] = [];
    const rendered: LoadResult[] = [];
    for (let round = 0; round < rounds; round++) {
      quiet.push(await runLoad(cached));
      const [ofOthers, ofOne] = await Promise.all([runLoad(cached), runLoad(everNew)]);
      busy.push(ofOthers);
      rendered.push(ofOne);
    }
    const ratio = median(busy.map(({ p50 }, round) => p50 / (quiet[round]?.p50 ?? NaN)));
    const quietP50 = median(quiet.map(({ p50 }) => p50));
    const busyP50 = median(busy.map(({ p50 }) => p50));
    return [
      {
        what: 'Cached page p50 while one visitor requests ever new URLs / quiet',
        measured: ratio,
        unit: 'ratio',
        goal: { atMost: 3 },
        note: `${busyP50.toFixed(1)} ms, quiet ${quietP50.toFixed(1)} ms`,
      },
      {
        what: 'Cached page p99 while one visitor requests ever new URLs',
        measured: median(busy.map(({ p99 }) => p99)),
        unit: 'ms',
      },
      {
        what: 'Uncached pages meanwhile',
        measured: median(rendered.map(({ rate }) => rate)),
        unit: 'per second',
      },
    ];
  });
