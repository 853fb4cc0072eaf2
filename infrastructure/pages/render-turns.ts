/** What the turns need of the event loop; milliseconds. */
export interface EventLoop {
  readonly now: () => number;
  /** Runs once the loop has read the sockets and answered what needs no rendering. */
  readonly soon: (run: () => void) => void;
  readonly later: (run: () => void, ms: number) => void;
}

const EVENT_LOOP: EventLoop = {
  now: () => performance.now(),
  soon: (run) => void setImmediate(run),
  later: (run, ms) => void setTimeout(run, ms),
};

/** How long rendering pauses after a turn, as a multiple of it: so it takes a third of the loop at most. */
const PAUSE_FACTOR = 2;

/** The longest pause, in milliseconds: a process that was suspended during a turn must not pause as long again. */
const MAX_PAUSE_MS = 250;

/** For how long after a request that needs no rendering the pauses are made, in milliseconds. */
const LIGHT_REQUESTS_MS = 1000;

/**
 * Turns at the event loop, one at a time. Between two turns the loop answers the requests that need no rendering; while
 * there are such requests, rendering also pauses after each turn, in proportion to its length.
 */
export class RenderTurns {
  private readonly begun: (() => void)[] = [];
  private readonly fresh: (() => void)[] = [];
  private isTaken = false;
  private lightRequestsUntil = -Infinity;

  constructor(private readonly loop: EventLoop = EVENT_LOOP) {}

  /** Resolves when a render may start. Its turn lasts until it waits for something. */
  readonly start = (): Promise<void> => this.queued(this.fresh);

  /** Resolves when a render that has waited may go on: before any other starts. */
  readonly takeTurn = (): Promise<void> => this.queued(this.begun);

  /** There was a request that needs no rendering. */
  readonly noteLightRequest = (): void => {
    this.lightRequestsUntil = this.loop.now() + LIGHT_REQUESTS_MS;
  };

  private queued(waiting: (() => void)[]): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (!this.isTaken) this.next();
    });
  }

  private next(): void {
    const resolve = this.begun.shift() ?? this.fresh.shift();
    this.isTaken = resolve !== undefined;
    if (resolve === undefined) return;
    const startedAt = this.loop.now();
    resolve();
    this.loop.soon(() => {
      const now = this.loop.now();
      if (now >= this.lightRequestsUntil) return this.next();
      this.loop.later(() => this.next(), Math.min((now - startedAt) * PAUSE_FACTOR, MAX_PAUSE_MS));
    });
  }
}
