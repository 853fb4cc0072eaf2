import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { skipped } from '../../bench/figure.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import { ask } from '../ask.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';

const WHAT = 'Compressed request bodies';

/** The sizes of a body in bytes: compressed, nearly the maximum, and decompressed. */
const PACKED = 35_000;
const UNPACKED = 32 * 1024 * 1024;

/** The number of simultaneous posts, for each encoding. */
const POSTS = 100;

const MAX_GROWTH_MB = 50;

/** Starts with random text, so that the compressed bomb is nearly as large as the limit of bodies. */
const bomb = (bytes: number): Buffer => {
  const random = randomBytes(bytes)
    .toString('latin1')
    .replace(/["\\\0-\x1f]/g, 'x');
  return Buffer.from(`{"comments":"${random}${'x'.repeat(UNPACKED)}"}`, 'latin1');
};

const BOMBS = {
  br: () => brotliCompressSync(bomb(PACKED)),
  gzip: () => gzipSync(bomb(1000)),
  deflate: () => deflateSync(bomb(1000)),
  zstd: () => zstdCompressSync(bomb(PACKED)),
};

const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const PLACES = [
  ['/api/leads', 'application/json'],
  ['/contact/', 'application/x-www-form-urlencoded'],
] as const;

const postAll = async (address: string, body: Buffer, encoding?: string): Promise<ReadonlyArray<string>> => {
  const posts = Array.from({ length: POSTS }, async (_, turn) => {
    const [path, type] = PLACES[turn % PLACES.length] ?? PLACES[0];
    const coded = encoding === undefined ? {} : { 'content-encoding': encoding };
    const headers = { 'content-type': type, 'idempotency-key': randomUUID(), ...coded };
    const { status } = await ask(`${address}${path}`, { method: 'POST', headers, body });
    return status === 415 ? [] : [`${encoding ?? 'plain'} to ${path}: ${status}`];
  });
  return (await Promise.all(posts)).flat();
};

/** Bodies that grow to a thousand times their size when decompressed (quality). */
export const measureCompressedBodies: AttackMeasurement = () =>
  usingAttackedSite({}, async ({ address, process: { pid = 0 } }) => {
    const isMeasurable = existsSync(`/proc/${pid}/clear_refs`);
    // The memory for plain bodies of the same size is not growth.
    for (let round = 0; round < 5; round++) await postAll(address, Buffer.alloc(PACKED, 'x'));
    const before = isMeasurable ? memoryOf(pid, 'VmRSS') : 0;
    // Resets the peak of memory.
    if (isMeasurable) writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const others: string[] = [];
    for (const [encoding, packed] of Object.entries(BOMBS)) {
      others.push(...(await postAll(address, packed(), encoding)));
    }
    const count = POSTS * Object.keys(BOMBS).length;
    return [
      noneOf(`${WHAT}, ${count} bombs: answers other than 415`, [...new Set(others)]),
      isMeasurable
        ? {
            what: `${WHAT}: growth of the server's memory`,
            measured: memoryOf(pid, 'VmHWM') - before,
            unit: 'MB',
            goal: { atMost: MAX_GROWTH_MB },
          }
        : skipped(`${WHAT}: growth of the server's memory`, 'there is no /proc here'),
    ];
  });
