import { Presets, SingleBar } from 'cli-progress';

/** The interval of progress lines when stderr isn't a terminal, in milliseconds. */
const LINE_EVERY_MS = 5_000;

/** Shows progress on stderr: a bar on a terminal, else a line now and then. */
export class Progress {
  private readonly label: string;
  private readonly stopped: AbortSignal;
  private readonly bar: SingleBar | null;
  private lineAt = Date.now() + LINE_EVERY_MS;

  /** Once `stopped` aborts, `show` throws its reason, which ends the work. */
  constructor(label: string, stopped: AbortSignal) {
    this.label = label;
    this.stopped = stopped;
    const format = `${label} {bar} {percentage}%`;
    this.bar = process.stderr.isTTY ? new SingleBar({ format }, Presets.shades_classic) : null;
  }

  readonly show = (done: number, all: number): void => {
    this.stopped.throwIfAborted();
    if (this.bar === null) this.line(done, all);
    else if (this.bar.isActive) this.bar.update(done);
    else this.bar.start(all, done);
  };

  readonly end = (): void => this.bar?.stop();

  private line(done: number, all: number): void {
    if (Date.now() < this.lineAt) return;
    this.lineAt = Date.now() + LINE_EVERY_MS;
    console.error(`${this.label} ${Math.floor((100 * done) / Math.max(all, 1))}%`);
  }
}
