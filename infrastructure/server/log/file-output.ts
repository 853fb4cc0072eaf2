import { write, writeSync } from 'node:fs';

const NOTHING = Buffer.alloc(0);

/** Appends to an open file without waiting for its disk. What the file doesn't accept stays here until the next line. */
export class FileOutput {
  private lines = '';
  /** What is being written; after a failed write, what the next one tries first, so that no line is torn. */
  private chunk: Buffer = NOTHING;
  private isWriting = false;

  constructor(private readonly fd: number) {}

  get writableLength(): number {
    return this.chunk.length + this.lines.length;
  }

  write(line: string): void {
    this.lines += line;
    this.flush();
  }

  /** Writes what waits before the process ends. Waits for the disk, but tries only once. */
  end(): void {
    try {
      writeSync(this.fd, (this.isWriting ? '' : this.chunk.toString()) + this.lines);
      // If the process lives on for a moment, what is in flight is not followed by these lines again.
      this.lines = '';
      if (!this.isWriting) this.chunk = NOTHING;
    } catch {
      // A full disk must not keep the process from ending.
    }
  }

  private flush(): void {
    if (this.isWriting || this.writableLength === 0) return;
    if (this.chunk.length === 0) {
      this.chunk = Buffer.from(this.lines);
      this.lines = '';
    }
    this.isWriting = true;
    write(this.fd, this.chunk, (fault, written) => {
      this.isWriting = false;
      if (fault !== null) return;
      this.chunk = this.chunk.subarray(written);
      this.flush();
    });
  }
}
