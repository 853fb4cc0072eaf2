import type { EventLoop } from '../../../infrastructure/pages/render-turns.ts';

/**
 * An event loop under a test's hand: time passes when the test says so. `pass` is one round of the loop, in which whatever
 * waits for `soon` runs; a pause ends once its milliseconds have gone by.
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

  /** Something keeps the loop busy for so many milliseconds. */
  work(ms: number): void {
    this.time += ms;
  }

  /** One round of the loop, `idleMs` after the one before. */
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

/** Lets everything run that waits for nothing but promises. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
