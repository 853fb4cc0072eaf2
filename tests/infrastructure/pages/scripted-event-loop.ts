import type { EventLoop } from '../../../infrastructure/pages/render-turns.ts';

/**
 * An event loop controlled by a test: time passes only when the test says so. `pass` is one round of the loop, which runs
 * everything that waits for `soon`; a pause ends once its milliseconds have passed.
 */
export class ScriptedEventLoop implements EventLoop {
  private time = 0;
  private soonRuns: (() => void)[] = [];
  private pauses: { readonly until: number; readonly run: () => void }[] = [];

  readonly now = (): number => this.time;
  readonly soon = (run: () => void): void => void this.soonRuns.push(run);
  readonly later = (run: () => void, ms: number): void => {
    this.pauses.push({ until: this.time + ms, run });
  };

  /** Keeps the loop busy for some milliseconds. */
  work(ms: number): void {
    this.time += ms;
  }

  /** Runs one round of the loop, `idleMs` after the previous one. */
  async pass(idleMs = 0): Promise<void> {
    await settled();
    this.time += idleMs;
    const due = this.pauses.filter(({ until }) => until <= this.time);
    this.pauses = this.pauses.filter(({ until }) => until > this.time);
    const soon = this.soonRuns;
    this.soonRuns = [];
    [...due.map(({ run }) => run), ...soon].forEach((run) => run());
    await settled();
  }
}

/** Lets everything run that waits only for promises. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
