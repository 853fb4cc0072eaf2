import type { Erasure } from './owed-erasure.ts';
import type { StatementRunner, Unit, UnitResults } from './statement-runner.ts';

/** How long the database counts as writable after a write, in milliseconds. */
const WRITABLE_FOR_MS = 5_000;

/** How long the outcome of a probe is cached, in milliseconds. */
const PROBE_HOLDS_MS = 1_000;

/** Runs units on another runner, and derives from their outcomes whether the database is writable. */
export class CheckedWriter implements StatementRunner {
  private readonly runner: StatementRunner;
  private readonly probe: Unit;
  private readonly now: () => number;
  private writtenAt = -Infinity;
  /** After a failed unit, only a successful probe shows that the database is writable again. */
  private hasFailed = false;
  private probed: Promise<unknown> = Promise.resolve();
  private probeHoldsUntil = -Infinity;

  /** `probe` writes about as much as a lead and changes nothing. `now` is a monotonic clock in milliseconds. */
  constructor(runner: StatementRunner, probe: Unit, now: () => number = () => performance.now()) {
    this.runner = runner;
    this.probe = probe;
    this.now = now;
  }

  async run<const U extends Unit>(unit: U, erasure?: Erasure): Promise<UnitResults<U>> {
    try {
      const results = await this.runner.run(unit, erasure);
      // On a full disk, a unit that changes nothing succeeds too.
      if (results.some(({ changed }) => changed > 0)) this.writtenAt = this.now();
      return results;
    } catch (failure) {
      this.hasFailed = true;
      throw failure;
    }
  }

  /** Rejects when a lead couldn't be stored now. Runs the probe, unless another unit has just been written. */
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
