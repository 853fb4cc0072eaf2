/** A step's results: every test, scenario and gate counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** One line per group of skipped tests. */
  readonly skipped: ReadonlyArray<string>;
  /** One line per test that passed only when it was retried. */
  readonly repeated: ReadonlyArray<string>;
  /** A few lines per failed test: its place, and the reason. */
  readonly failures: ReadonlyArray<string>;
}

/** How a step ended; `code` is null if it was killed. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: [], repeated: [], failures: [] };

/** The sum of two tallies. */
export const together = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: [...one.skipped, ...other.skipped],
  repeated: [...one.repeated, ...other.repeated],
  failures: [...one.failures, ...other.failures],
});

/** A step that ended badly counts as failed at least once, whatever it reported. */
export const honest = (tally: Tally, { code }: Ending): Tally =>
  tally.failed === 0 && (code !== 0 || tally.passed + tally.skipped.length === 0)
    ? { ...tally, failed: 1 }
    : tally;

/** The tally of a gate: passed or failed, by its exit code. */
export const ofGate = ({ code }: Ending): Tally =>
  code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };

/** Reads the last line `N passed, N failed` of a scenario run, with its lines `skipped: …` and `repeated: …`. */
export const ofLastLine = ({ output }: Ending): Tally => {
  const lines = output.trimEnd().split('\n');
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? '') ?? [];
  const linesOf = (mark: string): ReadonlyArray<string> =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  return passed === undefined
    ? { ...NOTHING, failed: 1 }
    : {
        ...NOTHING,
        passed: Number(passed),
        failed: Number(failed),
        skipped: linesOf('skipped: '),
        repeated: linesOf('repeated: '),
      };
};
