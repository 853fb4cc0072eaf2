import { RenderTurns } from './render-turns.ts';

/** A client that waits for a page. */
export interface Client {
  /** The network that counts as one visitor. */
  readonly visitor: string;
  /** Whether the connection is closed. */
  readonly isGone: () => boolean;
  /** Rejects with a `NotRendered` when the visitor has cost too much lately. */
  readonly admit: () => Promise<void>;
  /** Runs work at the visitor's cost. */
  readonly charge: <A>(work: () => A) => A;
}

/** The page isn't rendered, because too many wait or the request was aborted. The client may retry. */
export class NotRendered extends Error {
  override readonly name: string = 'NotRendered';
  readonly statusCode: number = 503;
  /** A full queue is empty by then. */
  readonly retrySeconds: number = 5;
}

/** The maximum numbers of concurrent renders (which mostly wait for data) and of waiting renders. */
export interface RenderLimits {
  readonly maxInFlight: number;
  readonly maxWaiting: number;
}

const LIMITS: RenderLimits = { maxInFlight: 64, maxWaiting: 200 };

interface Job {
  readonly isWanted: () => boolean;
  readonly start: () => Promise<void>;
  readonly refuse: () => void;
}

/**
 * Queues renders fairly, with one line per visitor. When too many wait, the visitor with the longest line is refused; of equally long ones,
 * the last in turn. Renders of aborted requests are skipped.
 */
export class RenderQueue {
  private readonly lines = new Map<string, Job[]>();
  private inFlight = 0;
  private isStarting = false;
  private refusals = 0;

  constructor(
    readonly turns: RenderTurns = new RenderTurns(),
    private readonly limits: RenderLimits = LIMITS,
  ) {}

  /** The number of waiting renders. */
  get waiting(): number {
    return [...this.lines.values()].reduce((total, line) => total + line.length, 0);
  }

  /** The number of renders refused since the start because too many waited. */
  get refused(): number {
    return this.refusals;
  }

  /** Renders when it is the visitor's turn. Rejects with `NotRendered` or with the error of the render. */
  add<A>(visitor: string, isWanted: () => boolean, render: () => Promise<A>): Promise<A> {
    return new Promise((resolve, reject) => {
      const start = (): Promise<void> => render().then(resolve, reject);
      const line = this.lines.get(visitor) ?? [];
      line.push({ isWanted, start, refuse: () => reject(new NotRendered()) });
      this.lines.set(visitor, line);
      if (this.waiting > this.limits.maxWaiting) this.refuseOne();
      void this.startAll();
    });
  }

  private async startAll(): Promise<void> {
    if (this.isStarting) return;
    this.isStarting = true;
    while (this.inFlight < this.limits.maxInFlight && this.lines.size > 0) {
      await this.turns.start();
      this.startNext();
    }
    this.isStarting = false;
  }

  private startNext(): void {
    const job = this.nextWanted();
    if (job === undefined) return;
    this.inFlight++;
    void job.start().finally(() => {
      this.inFlight--;
      void this.startAll();
    });
  }

  /** Takes the next wanted job, and moves its visitor's line to the end. */
  private nextWanted(): Job | undefined {
    for (const [visitor, line] of this.lines) {
      this.lines.delete(visitor);
      const job = line.shift();
      if (line.length > 0) this.lines.set(visitor, line);
      if (job?.isWanted() === true) return job;
      job?.refuse();
    }
    return undefined;
  }

  private refuseOne(): void {
    this.dropUnwanted();
    if (this.waiting <= this.limits.maxWaiting) return;
    const longest = [...this.lines].sort(([, one], [, other]) => one.length - other.length).at(-1);
    if (longest === undefined) return;
    const [visitor, line] = longest;
    this.refusals++;
    line.pop()?.refuse();
    if (line.length === 0) this.lines.delete(visitor);
  }

  private dropUnwanted(): void {
    for (const [visitor, line] of this.lines) {
      line.filter(({ isWanted }) => !isWanted()).forEach(({ refuse }) => refuse());
      const wanted = line.filter(({ isWanted }) => isWanted());
      if (wanted.length > 0) this.lines.set(visitor, wanted);
      else this.lines.delete(visitor);
    }
  }
}
