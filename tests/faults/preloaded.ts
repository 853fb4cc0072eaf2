const loading = (file: string): string => `--import=${new URL(file, import.meta.url).href}`;

/** Settings for a process whose clock runs faster than the machine's by a factor, after SIGUSR2. */
export const withFasterClock = (times: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: loading('faster-clock.ts'),
  FASTER_CLOCK: String(times),
});

/** Settings for a process whose clock is ahead of the machine's by some milliseconds, or behind if negative. */
export const withShiftedClock = (milliseconds: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: loading('shifted-clock.ts'),
  SHIFTED_CLOCK: String(milliseconds),
});

/** Settings for a process whose database delays every commit by some milliseconds. */
export const withSlowCommits = (milliseconds: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: loading('sqlite-faults.ts'),
  SLOW_COMMITS: String(milliseconds),
});

/** Settings for a process whose clock stands still, or jumps an hour back and forth. */
export const withOddClock = (kind: 'frozen' | 'jumping'): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: loading('odd-clock.ts'),
  ODD_CLOCK: kind,
});

/** Settings for a process that measures its stalls without the time that it waits for a processor. */
export const withMeasuredStalls = (
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...settings,
  NODE_OPTIONS: `${settings['NODE_OPTIONS'] ?? ''} ${loading('measured-stalls.ts')}`.trim(),
});

/** Settings for a process that calls the server at an address instead of Google. */
export const withGoogleAt = (address: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: loading('google-elsewhere.ts'),
  GOOGLE_AT: address,
});
