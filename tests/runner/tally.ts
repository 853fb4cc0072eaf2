/** What a step found: each test and each scenario counts one, a gate counts one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** One line per group of tests that were left out. */
  readonly skipped: ReadonlyArray<string>;
}

/** How a step ended; `code` is null when it was killed. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: [] };

/** Two tallies as one. */
export const together = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: [...one.skipped, ...other.skipped],
});

/** A step that ended badly has failed at least once, whatever it counted. */
export const honest = (tally: Tally, { code }: Ending): Tally =>
  tally.failed === 0 && (code !== 0 || tally.passed + tally.skipped.length === 0)
    ? { ...tally, failed: 1 }
    : tally;

/** A gate is open or closed. */
export const ofGate = ({ code }: Ending): Tally =>
  code === 0 ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [] };

/** The last line `N passed, N failed` of a run of scenarios, with its lines `skipped: …`. */
export const ofLastLine = ({ output }: Ending): Tally => {
  const lines = output.trimEnd().split('\n');
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? '') ?? [];
  const skipped = lines
    .filter((line) => line.startsWith('skipped: '))
    .map((line) => line.slice('skipped: '.length));
  return passed === undefined
    ? { ...NOTHING, failed: 1 }
    : { passed: Number(passed), failed: Number(failed), skipped };
};
