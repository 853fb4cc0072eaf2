import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { skipped } from '../../bench/figure.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import { ask } from '../ask.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';

const WHAT = 'Compressed request bodies';

/** In bytes: as large as a body may be, nearly, and what comes of it. */
const PACKED = 35_000;
const UNPACKED = 32 * 1024 * 1024;

/** Posts at once, of each encoding. */
const POSTS = 100;

const MAX_GROWTH_MB = 50;

/** Random text first, so that the bomb is as large on the wire as the limit of bodies lets through. */
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

/** Bodies that unpack to a thousand times their size (quality). */
export const measureCompressedBodies: AttackMeasurement = () =>
  usingAttackedSite({}, async ({ address, process: { pid = 0 } }) => {
    const isMeasurable = existsSync(`/proc/${pid}/clear_refs`);
    // What plain bodies of the same size take is no growth.
    for (let round = 0; round < 5; round++) await postAll(address, Buffer.alloc(PACKED, 'x'));
    const before = isMeasurable ? memoryOf(pid, 'VmRSS') : 0;
    // From here on the highest value counts.
    if (isMeasurable) writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const others: string[] = [];
    for (const [encoding, packed] of Object.entries(BOMBS)) {
      others.push(...(await postAll(address, packed(), encoding)));
    }
    const count = POSTS * Object.keys(BOMBS).length;
    return [
      noneOf(`${WHAT}, ${count} bombs: answered otherwise than 415`, [...new Set(others)]),
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
