import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { serverMetrics } from '../../../infrastructure/server/metrics.ts';

const open = () => {
  const cache = { size: 3, bytes: 4096 };
  const metrics = serverMetrics(
    { cache, queue: { waiting: 0, refused: 0 }, droppedLogLines: () => 7 },
    async () => ({ stored: 5, unanswered: 2 }),
  );
  return { metrics, cache: new WeakRef(cache) };
};

const collectGarbage = async (): Promise<void> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // A weak reference holds its object until the current turn has ended.
  await new Promise(setImmediate);
  collect();
};

describe('The metrics of a server', () => {
  it('include those of its process', async () => {
    const text = await open().metrics.registry.metrics();
    for (const line of [
      /^page_cache_pages 3$/m,
      /^leads\{state="stored"\} 5$/m,
      /^log_lines_dropped 7$/m,
      /^process_cpu_seconds_total /m,
    ])
      expect(text).toMatch(line);
  });

  it('count each server separately', async () => {
    const [one, other] = [open().metrics, open().metrics];
    one.answered('page', 200, 0.1);
    const counted = 'http_request_duration_seconds_count{route="page",status="200"} 1';
    expect(await one.registry.metrics()).toContain(counted);
    expect(await other.registry.metrics()).not.toContain(counted);
  });

  it('are released with it', async () => {
    const { cache } = open();
    await collectGarbage();
    expect(cache.deref()).toBeUndefined();
  });
});
