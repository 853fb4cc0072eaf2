import { withTimeout } from '../system/with-timeout.ts';

/** Figures by what they count: `stored`, `held-flood`, and the states of deliveries. */
export type Figures = Readonly<Record<string, number>>;

/** How long figures are shown again before they are counted anew, in milliseconds. */
const MAX_AGE_MS = 10_000;

/** How long a caller waits for figures that are being counted, in milliseconds. */
const MAX_WAIT_MS = 1_000;

/**
 * Figures that cost work to count, so that callers cause little of it however many they are: one count at a time, and the
 * next begins no sooner than 10 s after the last one ended, well or not. A caller who has waited 1 s gets the former
 * figures. Null: there are none, or counting failed last. `now` is in milliseconds of a clock that never goes back.
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
