import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, mustHold, none, skipped, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { aLeadPost } from '../lead-post.ts';
import { hasRedis, startRedis, type OwnServer } from '../own-servers.ts';
import { openSqliteStorage } from '../storage.ts';
import {
  AGAIN_WITHIN_MS,
  others,
  postedTo,
  READ_WITHIN_S,
  readersOf,
  timed,
  within,
} from '../timed-answers.ts';

/** The site's `RATE_LIMIT`, and how many more searches are made. */
const LIMIT = 60;
const ABOVE = 20;

const measureRedis = (redis: OwnServer): Promise<ReadonlyArray<Figure>> =>
  using(openSqliteStorage(), (storage) =>
    usingSite(
      { ...storage.settings, REDIS_URL: redis.address, RATE_LIMIT: String(LIMIT) },
      async ({ address }) => {
        await timed(`${address}/api/dealers/locate?zipcode=75001`);
        redis.freeze();
        let reads, leads, ready, more;
        try {
          reads = await Promise.all(readersOf(address));
          leads = await Promise.all([1, 2, 3, 4, 5].map(() => postedTo(address, aLeadPost())));
          ready = await Promise.all([1, 2, 3].map(() => timed(`${address}/readyz`)));
          more = await Promise.all(
            Array.from({ length: LIMIT + ABOVE }, () => timed(`${address}/api/dealers/locate?zipcode=75001`)),
          );
        } finally {
          redis.thaw();
        }
        const end = performance.now() + AGAIN_WITHIN_MS;
        const isShared = async (): Promise<boolean> =>
          !(await timed(`${address}/readyz`)).body.includes('redis');
        while (!(await isShared()) && performance.now() < end) await pause(50);
        const what = 'Redis frozen';
        const named = ready.filter(
          ({ status, body }) => status === 200 && body.includes('"degraded":["redis"]'),
        );
        return [
          within(`${what}: slowest page or search`, reads, READ_WITHIN_S),
          none(`${what}: pages and searches refused`, others(reads, 200)),
          within(`${what}: slowest lead`, leads, 5),
          none(`${what}: leads refused`, others(leads, 201)),
          within(`${what}: slowest /readyz`, ready, 1),
          atLeast(`${what}: /readyz answers 200 and names Redis`, named.length, ready.length),
          atLeast(`${what}: searches above the limit refused`, more.length - others(more, 429), ABOVE),
          mustHold(`${what}: counts in Redis again afterwards`, await isShared()),
        ];
      },
    ),
  );

/** Redis is frozen: it keeps its connections and answers nothing (quality: nothing lost). */
export const measureFrozenRedis: FaultMeasurement = async () =>
  hasRedis() ? using(startRedis(), measureRedis) : [skipped('Redis frozen', 'redis-server is not installed')];
