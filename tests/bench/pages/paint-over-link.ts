import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { openInlinedSite } from './inlined-styles.ts';
import { using, usingSite } from './opened.ts';
import { SLOW_4G_LINE } from './slow-line.ts';
import { openSlowStartLine } from './slow-start-line.ts';
import { SLOW_CPU, Visitors } from './visitor.ts';

/** The maximum time of each page's paints, as a share of the same page's with all styles in its document. */
const PAGES = [
  { path: '/', first: 0.89, largest: 0.96 },
  { path: '/products/air-conditioners/', first: 0.85, largest: 0.96 },
] as const;

/** The times of a page's paints, in milliseconds. */
interface Paints {
  readonly first: number;
  readonly largest: number;
}

const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last !== undefined) document.documentElement.dataset['largest'] = String(last.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const paintsOn = (page: Page): Promise<Paints> =>
  page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largest: Number(document.documentElement.dataset['largest']),
  }));

/** First and largest paint over a link with slow start, compared in turn with the same page with all styles in its document. */
export const measurePaintOverLink: Measurement = ({ rounds }) =>
  usingSite({}, ({ address }) =>
    using(openInlinedSite(address), (inlined) =>
      using(openSlowStartLine(address, SLOW_4G_LINE), (ours) =>
        using(openSlowStartLine(inlined.address, SLOW_4G_LINE), async (peer) => {
          const figures: Figure[] = [];
          for (const { path, ...goals } of PAGES) {
            const paints: { readonly ours: Paints[]; readonly peer: Paints[] } = { ours: [], peer: [] };
            for (let round = 0; round < rounds; round++)
              for (const side of ['ours', 'peer'] as const) {
                const front = side === 'ours' ? ours : peer;
                const visit = {
                  address: `${front.address}${path}`,
                  slowdown: SLOW_CPU,
                  prepare: watchPaints,
                };
                // A new browser for each visit, since a browser loads cached files faster.
                paints[side].push(
                  await using(Visitors.open(), (visitors) => visitors.visit(visit, paintsOn)),
                );
              }
            for (const paint of ['first', 'largest'] as const) {
              const [own, other] = (['ours', 'peer'] as const).map((side) =>
                median(paints[side].map((one) => one[paint])),
              ) as [number, number];
              figures.push({
                what: `${paint === 'first' ? 'First' : 'Largest'} paint over a link ${path} / all styles in the document`,
                measured: own / other,
                unit: 'ratio',
                goal: { atMost: goals[paint] },
                note: `${own.toFixed(0)} ms, ${other.toFixed(0)} ms`,
              });
            }
          }
          return figures;
        }),
      ),
    ),
  );
