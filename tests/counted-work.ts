import { Session } from 'node:inspector/promises';

interface CountedWork<A> {
  readonly result: A;
  /** How many blocks of code ran, plus what V8's own methods of lists did. */
  readonly work: number;
}

/**
 * Methods of lists that compare, or move, all elements of a list without running any code of ours, and how many elements
 * they get through in the time of one block of code.
 */
const LIST_METHODS = {
  includes: 16,
  indexOf: 16,
  lastIndexOf: 16,
  splice: 256,
  shift: 256,
  unshift: 256,
  slice: 256,
} as const;

/**
 * Counts work in place of time, so that a slow machine changes nothing: V8 counts how often each block of code runs. Code
 * that was loaded before `open` is counted by its calls alone, so a test has modules of its own (`@own-modules`) and loads
 * what it measures afterwards.
 */
export class WorkCounter {
  private readonly session = new Session();
  private lists = 0;

  private constructor() {
    this.session.connect();
  }

  static async open(): Promise<WorkCounter> {
    const counter = new WorkCounter();
    await counter.session.post('Profiler.enable');
    await counter.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    counter.countLists();
    return counter;
  }

  /** Closes the counter; the methods of lists go on without counting. */
  async close(): Promise<void> {
    await this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }

  async count<A>(run: () => A | Promise<A>): Promise<CountedWork<A>> {
    await this.blocksRun();
    this.lists = 0;
    const result = await run();
    return { result, work: this.lists + (await this.blocksRun()) };
  }

  /** How many blocks ran since this was asked last. */
  private async blocksRun(): Promise<number> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    return result
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  }

  private countLists(): void {
    const add = (work: number): void => void (this.lists += work);
    for (const [name, pace] of Object.entries(LIST_METHODS)) {
      const method = Array.prototype[name as keyof typeof LIST_METHODS] as (...args: unknown[]) => unknown;
      Object.defineProperty(Array.prototype, name, {
        configurable: true,
        writable: true,
        value(this: ReadonlyArray<unknown>, ...args: unknown[]): unknown {
          add(this.length / pace);
          return Reflect.apply(method, this, args);
        },
      });
    }
  }
}
