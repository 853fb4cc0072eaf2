/** The functions of the event loop that turns need. Times are in milliseconds. */
export interface EventLoop {
  readonly now: () => number;
  /** Runs after the event loop has handled pending I/O. */
  readonly soon: (run: () => void) => void;
  readonly later: (run: () => void, ms: number) => void;
}

const EVENT_LOOP: EventLoop = {
  now: () => performance.now(),
  soon: (run) => void setImmediate(run),
  later: (run, ms) => void setTimeout(run, ms),
};

/** The pause after a turn, as a multiple of the turn. 2 limits rendering to a third of the event loop. */
const PAUSE_FACTOR = 2;

/** In milliseconds. A process that was suspended during a turn must not pause for the same time again. */
const MAX_PAUSE_MS = 250;

/** How long rendering pauses after each turn once a light request came, in milliseconds. */
const LIGHT_REQUESTS_MS = 1000;

/**
 * Gives renders turns on the event loop, one at a time. Between turns the loop answers light requests, which need no rendering. While such
 * requests come, rendering also pauses after each turn, in proportion to its length.
 */
export class RenderTurns {
  private readonly started: (() => void)[] = [];
  private readonly unstarted: (() => void)[] = [];
  private isTaken = false;
  private lightRequestsUntil = -Infinity;

  constructor(private readonly loop: EventLoop = EVENT_LOOP) {}

  /** Resolves when a new render may start. Its turn ends at its first await. */
  readonly start = (): Promise<void> => this.queued(this.unstarted);

  /** Resolves when a started render may continue. Started renders go before new ones. */
  readonly takeTurn = (): Promise<void> => this.queued(this.started);

  /** Records a request that needed no rendering. */
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
    const resolve = this.started.shift() ?? this.unstarted.shift();
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
