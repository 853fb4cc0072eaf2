import { withTimeout } from '../system/with-timeout.ts';

/** Counts by name: `stored`, `held-flood`, and the states of deliveries. */
export type Figures = Readonly<Record<string, number>>;

/** How long a count is cached, in milliseconds. */
const MAX_AGE_MS = 10_000;

/** How long a caller waits for a count in flight, in milliseconds. */
const MAX_WAIT_MS = 1_000;

/**
 * Caches counts that are expensive. Only one count runs at a time, and the next starts at least 10 s after the last one ended or failed. A
 * caller who has waited 1 s gets the previous counts. Null when there are no counts or the last attempt failed. `now` is a monotonic clock
 * in milliseconds.
 */
export const recentFigures = (
  count: () => Promise<Figures>,
  now: () => number = () => performance.now(),
): (() => Promise<Figures | null>) => {
  let known: Figures | null = null;
  let endedAt = -Infinity;
  let inFlight: Promise<void> | null = null;

  const recount = async (): Promise<void> => {
    try {
      known = await count();
    } catch {
      known = null;
    }
    endedAt = now();
    inFlight = null;
  };

  return async () => {
    if (now() - endedAt >= MAX_AGE_MS) {
      inFlight ??= recount();
      await withTimeout(MAX_WAIT_MS, inFlight);
    }
    return known;
  };
};
