import { compare } from './against-peer.ts';
import { answerOf } from './answer.ts';
import { searchOf } from './dealer-search.ts';
import type { Figure } from './figure.ts';
import type { Measurement } from './measurement.ts';
import { usingSite } from './pages/opened.ts';
import { zips } from './postal-codes.ts';
import { median } from './statistics.ts';

const MANY = 200_000;
const FEW = 20_000;
const CODES = 200;
const CONNECTIONS = 10;

/** The average number of dealers in an answer: with more dealers, answers are longer, up to their limit. */
const dealersAnswered = async (site: string, codes: ReadonlyArray<string>): Promise<number> => {
  let sum = 0;
  for (const code of codes) {
    const { base64 } = await answerOf(`${site}${searchOf(code)}`);
    sum += (JSON.parse(Buffer.from(base64, 'base64').toString()) as { count: number }).count;
  }
  return sum / codes.length;
};

const PAGES = 40;
const KINDS = ['The page of a dealer', 'The page of a town'] as const;

interface TimedPages extends Readonly<Record<(typeof KINDS)[number], number>> {
  /** The sitemap's number of parts, its number of addresses, and the time of its slowest part in milliseconds. */
  readonly parts: number;
  readonly addresses: number;
  readonly slowestPart: number;
}

/** The milliseconds until an answer is complete. */
const timed = async (address: string): Promise<{ readonly text: string; readonly ms: number }> => {
  const begin = performance.now();
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return { text, ms: performance.now() - begin };
};

const linksIn = (sitemap: string): ReadonlyArray<string> =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, link = '']) => new URL(link).pathname);

/** Dealer and town pages from all over a sitemap, each requested once, so that none is cached. */
const pagesOf = async (site: string): Promise<TimedPages> => {
  const parts = linksIn((await timed(`${site}/sitemap-dealers.xml`)).text);
  const answers = [];
  for (const part of parts) answers.push(await timed(`${site}${part}`));
  const all = answers.flatMap(({ text }) => linksIn(text));
  const dealers = all.filter((path) => /-\d+\/$/.test(path));
  const chosen = dealers.filter((_, i) => i % Math.ceil(dealers.length / PAGES) === 0);
  // Pages of towns are in English only.
  const english = chosen.filter((path) => path.startsWith('/dealers/'));
  const towns = [...new Set(english.map((path) => path.replace(/[^/]+\/$/, '')))];
  const latencies = async (paths: ReadonlyArray<string>): Promise<number> => {
    const ms: number[] = [];
    for (const path of paths) ms.push((await timed(`${site}${path}`)).ms);
    return median(ms);
  };
  return {
    'The page of a dealer': await latencies(chosen),
    'The page of a town': await latencies(towns),
    parts: parts.length,
    addresses: all.length,
    slowestPart: Math.max(...answers.map(({ ms }) => ms)),
  };
};

/** The same searches among many dealers and among few, in turn on two sites. */
export const measureManyDealers: Measurement = (pace) =>
  usingSite({ SEED_DEALERS: String(MANY) }, (many) =>
    usingSite({ SEED_DEALERS: String(FEW) }, async (few) => {
      const codes = zips().slice(0, CODES);
      const requests = codes.map((code) => ({ path: searchOf(code) }));
      const answered = [
        await dealersAnswered(many.address, codes),
        await dealersAnswered(few.address, codes),
      ];
      const servers = {
        ours: { address: many.address, pid: many.process.pid },
        bare: { address: few.address, pid: few.process.pid },
      };
      const { ours, bare } = await compare(servers, { connections: CONNECTIONS, requests }, pace);
      const [pagesOfMany, pagesOfFew] = [await pagesOf(many.address), await pagesOf(few.address)];
      const what = `Dealer search among ${MANY} dealers / among ${FEW}`;
      const size = answered.map((count) => count.toFixed(0)).join(' / ');
      return [
        {
          what: `${what}, median latency`,
          measured: ours.p50 / bare.p50,
          unit: 'ratio',
          goal: { atMost: 1.3 },
          note: `${ours.p50.toFixed(1)} ms / ${bare.p50.toFixed(1)} ms; ${size} dealers an answer`,
        },
        {
          what: `${what}, p99`,
          measured: ours.p99 / bare.p99,
          unit: 'ratio',
          note: `${ours.p99.toFixed(1)} ms / ${bare.p99.toFixed(1)} ms`,
        },
        ...KINDS.map((kind): Figure => ({
          what: `${kind} among ${MANY} dealers / among ${FEW}, median latency`,
          measured: pagesOfMany[kind] / pagesOfFew[kind],
          unit: 'ratio',
          goal: { atMost: 1.3 },
          note: `${pagesOfMany[kind].toFixed(1)} ms / ${pagesOfFew[kind].toFixed(1)} ms`,
        })),
        {
          what: `The sitemap of ${MANY} dealers, its slowest part`,
          measured: pagesOfMany.slowestPart,
          unit: 'ms',
          goal: { atMost: 1_000 },
          note: `${pagesOfMany.parts} parts, ${pagesOfMany.addresses} addresses`,
        },
      ];
    }),
  );
