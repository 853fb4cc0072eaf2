import type { Erasure } from './owed-erasure.ts';
import type { StatementRunner, Unit, UnitResults } from './statement-runner.ts';

/** After a write the database is taken to be writable for so long, in milliseconds. */
const WRITABLE_FOR_MS = 5_000;

/** The outcome of a probe holds for so long, in milliseconds, however often somebody asks. */
const PROBE_HOLDS_MS = 1_000;

/** Runs units on another runner, and knows from what becomes of them whether the database can be written. */
export class CheckedWriter implements StatementRunner {
  private readonly runner: StatementRunner;
  private readonly probe: Unit;
  private readonly now: () => number;
  private writtenAt = -Infinity;
  /** After a unit failed, only a probe shows that the database can be written again. */
  private hasFailed = false;
  private probed: Promise<unknown> = Promise.resolve();
  private probeHoldsUntil = -Infinity;

  /** `probe` writes about as much as a lead and changes nothing; `now` is in milliseconds, and is never set back. */
  constructor(runner: StatementRunner, probe: Unit, now: () => number = () => performance.now()) {
    this.runner = runner;
    this.probe = probe;
    this.now = now;
  }

  async run<const U extends Unit>(unit: U, erasure?: Erasure): Promise<UnitResults<U>> {
    try {
      const results = await this.runner.run(unit, erasure);
      // On a full disk a unit that only reads, or finds nothing to change, succeeds too.
      if (results.some(({ changed }) => changed > 0)) this.writtenAt = this.now();
      return results;
    } catch (failure) {
      this.hasFailed = true;
      throw failure;
    }
  }

  /** Rejects when a lead could not be stored now. Writes the probe, unless something else has just been written. */
  async check(): Promise<void> {
    if (!this.hasFailed && this.now() - this.writtenAt < WRITABLE_FOR_MS) return;
    if (this.now() >= this.probeHoldsUntil) {
      this.probeHoldsUntil = Infinity;
      this.probed = this.runProbe();
    }
    await this.probed;
  }

  close(): Promise<void> {
    return this.runner.close();
  }

  private async runProbe(): Promise<void> {
    try {
      await this.run(this.probe);
      this.hasFailed = false;
    } finally {
      this.probeHoldsUntil = this.now() + PROBE_HOLDS_MS;
    }
  }
}
