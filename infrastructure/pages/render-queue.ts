import { RenderTurns } from './render-turns.ts';

/** A request that waits for a page. */
export interface Client {
  /** Renders are shared out fairly among visitors: an address, or another name for those who count as one. */
  readonly visitor: string;
  /** Whether the connection is closed, so that no one would get the page. */
  readonly isGone: () => boolean;
}

/** A page is not rendered: too many wait already, or its request was aborted. Worth trying again. */
export class NotRendered extends Error {
  override readonly name = 'NotRendered';
  readonly statusCode = 503;
}

/** How many pages may be in rendering at once (most of that time they wait for data), and how many may wait for it. */
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
 * The pages that wait to be rendered, in one line per visitor; the lines take turns. When too many wait, the visitor with the
 * longest line is refused. A page whose request was aborted is not rendered.
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

  /** How many pages wait to be rendered. */
  get waiting(): number {
    return [...this.lines.values()].reduce((total, line) => total + line.length, 0);
  }

  /** How many were refused because too many waited, since the start. */
  get refused(): number {
    return this.refusals;
  }

  /** Renders when it is the visitor's turn. Rejects with `NotRendered`, or as the render does. */
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

  /** The first job of the first line that is wanted; the line goes to the end. */
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
    const [longest] = [...this.lines].sort(([, one], [, other]) => other.length - one.length);
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
