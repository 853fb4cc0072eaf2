import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Agent, get } from 'node:http';
import { notFoundTexts } from '../../application/visitor/read-page/missing-page-texts.ts';
import { startBuiltSite, type BuiltSite } from '../built-site.ts';
import { IS_WHOLE } from '../whole-run.ts';

const LANES = 20;
const QUARTER = IS_WHOLE ? 600 : 300;
/** For three quarters of the pages: about 2 kB per page. Without a leak, growth is a fifth of this. */
const MAY_GROW_BYTES = 3 * QUARTER * 2_300;
const FIRST_CODE = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: LANES });
let site: BuiltSite;

// Cached pages are outside the heap, so any growth of the heap is a leak.
beforeAll(async () => {
  site = await startBuiltSite({ SEED_DEALERS: '0', NODE_OPTIONS: '--inspect=127.0.0.1:0' });
});
afterAll(async () => {
  agent.destroy();
  await site.stop();
});

const fetched = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(`${site.address}${path}`, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts).toString()));
    }).on('error', reject);
  });

interface Figures {
  readonly heap: number;
  readonly timers: number;
  /** Timers, sockets and other resources that keep the process running. */
  readonly resources: number;
}

/** Makes the server collect garbage, so that its heap holds only live objects. */
const collectGarbage = async (): Promise<void> => {
  const [address = ''] = /ws:\/\/\S+/.exec(site.printed()) ?? [];
  const inspector = new WebSocket(address);
  await new Promise((opened) => inspector.addEventListener('open', opened));
  const collected = new Promise((answered) => inspector.addEventListener('message', answered));
  inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await collected;
  const closed = new Promise((ended) => inspector.addEventListener('close', ended));
  inspector.close();
  await closed;
};

/** The server's figures after a garbage collection. */
const figures = async (): Promise<Figures> => {
  await collectGarbage();
  const lines = (await fetched('/metrics')).split('\n');
  const figure = (start: string): number => {
    const line = lines.find((one) => one.startsWith(start));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  return {
    heap: figure('nodejs_heap_size_used_bytes '),
    timers: figure('nodejs_active_resources{type="Timeout"} '),
    resources: figure('nodejs_active_resources_total '),
  };
};

/** Every other page is a search; the pages between are missing ones, which render in a third of the time. */
const pageOf = (number: number): readonly [path: string, shows: string] =>
  number % 2 === 0
    ? [`/find-a-dealer/?zipcode=${number}`, `near ${number}`]
    : [`/no-such-page-${number}/`, notFoundTexts.heading.replaceAll("'", '&#x27;')];

/** Reads a quarter of the pages, each with its own code, starting with code `from`. */
const read = async (from: number): Promise<Figures> => {
  let next = from;
  const lane = async (): Promise<void> => {
    while (next < from + QUARTER) {
      const number = next++;
      const [path, shows] = pageOf(number);
      const html = await fetched(path);
      if (!html.includes(shows)) throw new Error(`No page of ${number}:\n${html.slice(0, 500)}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return figures();
};

test('thousands of pages leave neither a growing heap nor timers', async () => {
  await read(FIRST_CODE);
  const quarters: Figures[] = [];
  for (const quarter of [1, 2, 3, 4]) quarters.push(await read(FIRST_CODE + quarter * QUARTER));
  const [first, last] = [quarters.at(0), quarters.at(-1)] as [Figures, Figures];
  expect(first.heap).toBeGreaterThan(1024 * 1024);
  expect(last.heap).toBeLessThanOrEqual(first.heap + MAY_GROW_BYTES);
  expect(last.timers).toBeLessThanOrEqual(first.timers);
  expect(first.resources).toBeGreaterThan(0);
  expect(last.resources).toBeLessThanOrEqual(first.resources + LANES);
});
