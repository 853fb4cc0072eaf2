import lighthouse, { type Result } from 'lighthouse';
import { answerOf } from '../answer.ts';
import { AS_A_BROWSER } from '../browser-headers.ts';
import { barePage } from './bare-page.ts';
import { startChromium } from './debuggable-chromium.ts';
import type { Figure } from '../figure.ts';
import { inlinedScriptBytes } from './inlined-scripts.ts';
import type { Measurement } from '../measurement.ts';
import { using, usingSite } from './opened.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { startPeer } from '../peer.ts';
import { median } from '../statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const;

interface Transfer {
  readonly resourceType?: string;
  readonly transferSize: number;
}

/** One visit of Lighthouse's mobile preset, in a Chromium with a fresh profile. */
const visit = (address: string): Promise<Result> =>
  using(startChromium(), async ({ port }) => {
    const onlyCategories = [...CATEGORIES];
    const result = (await lighthouse(address, { port, logLevel: 'error', onlyCategories }))?.lhr;
    if (result === undefined) throw new Error(`Lighthouse says nothing about ${address}`);
    if (result.runtimeError !== undefined) throw new Error(result.runtimeError.message);
    return result;
  });

const transfers = (result: Result): ReadonlyArray<Transfer> =>
  (result.audits['network-requests']?.details as { items: ReadonlyArray<Transfer> } | undefined)?.items ?? [];

const bytesOf = (result: Result, kind?: (typeof KINDS)[number]): number =>
  transfers(result)
    .filter(
      ({ resourceType }) =>
        kind === undefined || resourceType === kind || (kind === 'Other' && !isKnown(resourceType)),
    )
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

const isKnown = (type: string | undefined): boolean => KINDS.some((kind) => kind === type);

/** The audits that keep a score from being perfect. */
const lost = (result: Result, category: string): string =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => id)
    .join(', ');

const figuresOf = (
  { path, mostKilobytes }: (typeof PAGE_KINDS)[number],
  results: ReadonlyArray<Result>,
  inlined: number,
): ReadonlyArray<Figure> => {
  const middle = (read: (result: Result) => number): number => median(results.map(read));
  const audit = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? NaN);
  const last = results.at(-1);
  return [
    ...CATEGORIES.map((category): Figure => ({
      what: `Lighthouse ${path} ${category}`,
      measured: middle(({ categories }) => (categories[category]?.score ?? NaN) * 100),
      unit: 'score',
      goal: { atLeast: 100 },
      note: last === undefined ? '' : lost(last, category),
    })),
    {
      what: `Document ${path}`,
      measured: middle((result) => bytesOf(result, 'Document')) / 1000,
      unit: 'kB',
      goal: { atMost: mostKilobytes },
      note: 'compressed, headers included',
    },
    {
      what: `Sheet in the body of ${path}`,
      measured: middle((result) => bytesOf(result, 'Stylesheet')) / 1000,
      unit: 'kB',
      goal: { atMost: 9 },
      note: 'compressed, headers included',
    },
    {
      what: `Lighthouse ${path} first contentful paint`,
      measured: audit('first-contentful-paint') / 1000,
      unit: 's',
      goal: { atMost: 0.72 },
    },
    {
      what: `Lighthouse ${path} largest contentful paint`,
      measured: audit('largest-contentful-paint') / 1000,
      unit: 's',
      goal: { atMost: 1.25 },
    },
    {
      what: `Lighthouse ${path} total blocking time`,
      measured: audit('total-blocking-time'),
      unit: 'ms',
    },
    {
      what: `Lighthouse ${path} layout shift`,
      measured: audit('cumulative-layout-shift'),
      unit: 'shift',
      goal: { atMost: 0 },
    },
    {
      what: `Bytes before the first touch ${path}`,
      measured: middle((result) => bytesOf(result)) / 1000,
      unit: 'kB',
      goal: { atMost: 65 },
      note: KINDS.map(
        (kind) => `${kind} ${(middle((result) => bytesOf(result, kind)) / 1000).toFixed(1)}`,
      ).join(', '),
    },
    {
      what: `Scripts before the first touch ${path}`,
      measured: (middle((result) => bytesOf(result, 'Script')) + inlined) / 1000,
      unit: 'kB',
      goal: { atMost: 3 },
      note: 'those in the html included, gzip',
    },
  ];
};

/** How many milliseconds longer than a bare page a page may block. */
const MAX_ABOVE_BARE_MS = 10;

const blockingOf = ({ audits }: Result): number => audits['total-blocking-time']?.numericValue ?? NaN;

/** Lighthouse's mobile results: medians of several visits, compared with a bare page of the same size in the same run. */
export const measureLighthouse: Measurement = ({ rounds, pageKinds }) =>
  usingSite({}, async ({ address }) => {
    const { base64: home } = await answerOf(`${address}/`, AS_A_BROWSER);
    const bare = barePage(Buffer.byteLength(home, 'base64'));
    return using(startPeer({ path: '/', answers: [{ key: '', ...bare }] }), async (peer) => {
      const figures: Figure[] = [];
      const visits = async (visited: string): Promise<ReadonlyArray<Result>> => {
        const results: Result[] = [];
        for (let round = 0; round < rounds; round++) results.push(await visit(visited));
        return results;
      };
      const bareResults = await visits(`${peer.address}/`);
      const bareBlocking = median(bareResults.map(blockingOf));
      for (const page of PAGE_KINDS.slice(0, pageKinds)) {
        const { path } = page;
        const results = await visits(`${address}${path}`);
        const { base64 } = await answerOf(`${address}${path}`);
        const inlined = inlinedScriptBytes(Buffer.from(base64, 'base64').toString());
        figures.push(...figuresOf(page, results, inlined), {
          what: `Lighthouse ${path} total blocking time above a bare page's`,
          measured: median(results.map(blockingOf)) - bareBlocking,
          unit: 'ms',
          goal: { atMost: MAX_ABOVE_BARE_MS },
          note: `bare ${bareBlocking.toFixed(0)} ms`,
        });
      }
      return figures;
    });
  });
