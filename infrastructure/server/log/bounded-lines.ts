/** A stream, or a file, that keeps in memory what its destination doesn't accept yet. */
export interface Output {
  /** The size of what waits. */
  readonly writableLength: number;
  readonly write: (line: string, done: (fault?: Error | null) => void) => unknown;
}

/** The most that may wait for the destination, in bytes. */
const MAX_WAITING = 1024 * 1024;

/** Writes the lines of a log and never waits. Drops and counts the lines that a full, closed or hanging destination doesn't accept. */
export class BoundedLines {
  private lost = 0;
  private reported = 0;

  constructor(private readonly output: Output) {}

  /** The number of lines dropped since the start. */
  get dropped(): number {
    return this.lost;
  }

  write(line: string): void {
    if (this.output.writableLength + line.length > MAX_WAITING) {
      this.lost++;
      return;
    }
    if (this.lost > this.reported) this.pass(droppedLine(this.lost - this.reported));
    this.reported = this.lost;
    this.pass(line);
  }

  private pass(line: string): void {
    this.output.write(line, (fault) => {
      if (fault instanceof Error) this.lost++;
    });
  }
}

const droppedLine = (lines: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), msg: `Dropped ${lines} lines that this log did not accept` })}\n`;
