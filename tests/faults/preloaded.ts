const loading = (file: string): string => `--import=${new URL(file, import.meta.url).href}`;

/** Settings of a process whose clock runs faster than the machine's by a factor, from SIGUSR2 on. */
export const withFasterClock = (times: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: loading('faster-clock.ts'),
  FASTER_CLOCK: String(times),
});

/** Settings of a process whose clock is a number of milliseconds ahead of the machine's, or behind. */
export const withShiftedClock = (milliseconds: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: loading('shifted-clock.ts'),
  SHIFTED_CLOCK: String(milliseconds),
});

/** Settings of a process whose disk delays every commit by a number of milliseconds. */
export const withSlowCommits = (milliseconds: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: loading('sqlite-faults.ts'),
  SLOW_COMMITS: String(milliseconds),
});
