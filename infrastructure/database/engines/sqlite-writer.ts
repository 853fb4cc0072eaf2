import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Erasure } from './owed-erasure.ts';
import type {
  EraseRequest,
  SqliteWriterStart,
  UnitRequest,
  WriterAnswer,
  WriterRequest,
} from './sqlite-writer-messages.ts';
import type { StatementResult, StatementRunner, Unit, UnitResults } from './statement-runner.ts';

/** A unit that is not on disk; `code` and `errstr` are SQLite's, or say what became of its thread. */
class NotWritten extends Error {
  readonly code: string;
  readonly errstr: string | undefined;

  constructor(code: string, errstr?: string) {
    super(`not written: ${code}`);
    this.code = code;
    this.errstr = errstr;
  }
}

interface Asker {
  readonly resolve: (results: ReadonlyArray<StatementResult>) => void;
  readonly reject: (fault: NotWritten) => void;
}

/**
 * Writes to a SQLite file on a thread of its own, which starts with the first unit: whatever waits while one commit is under way
 * shares the next. `isReadOnly` makes it a thread that reads in parallel with the one that writes. A thread that ends unasked fails the units that wait for it; the next unit starts another.
 */
export class SqliteWriter implements StatementRunner {
  private readonly start: SqliteWriterStart;
  private readonly askers = new Map<number, Asker>();
  private thread: Worker | null = null;
  private units = 0;
  private isClosed = false;

  constructor(start: SqliteWriterStart) {
    this.start = start;
  }

  async run<const U extends Unit>(unit: U, erasure: Erasure | null = null): Promise<UnitResults<U>> {
    const statements = unit.map(({ sql, parameters }) => ({ sql, parameters }));
    return (await this.ask({ statements, erasure })) as UnitResults<U>;
  }

  /**
   * Leaves nothing of deleted rows in the files: writes the file anew where that is owed, and empties the log into it. False: another
   * process reads the log just now.
   */
  async eraseDeleted({ canWait = false } = {}): Promise<boolean> {
    const [checkpoint] = await this.ask({ canWait });
    return (checkpoint?.rows[0] as { readonly busy?: unknown } | undefined)?.busy === 0;
  }

  private async ask(
    request: Omit<UnitRequest, 'id'> | Omit<EraseRequest, 'id'>,
  ): Promise<ReadonlyArray<StatementResult>> {
    if (this.isClosed) throw new NotWritten('the writer is closed');
    const id = (this.units += 1);
    this.thread ??= this.startThread();
    this.thread.postMessage({ id, ...request } satisfies WriterRequest);
    return new Promise((resolve, reject) => this.askers.set(id, { resolve, reject }));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { thread } = this;
    if (thread === null) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage(null satisfies WriterRequest);
    await ended;
  }

  private startThread(): Worker {
    const thread = new Worker(threadFile(), { workerData: this.start, name: 'sqlite-writer' });
    let code = 'the writer has ended';
    thread.on('message', (answers: ReadonlyArray<WriterAnswer>) => answers.forEach(this.settle));
    thread.on('error', (fault: Error & { readonly code?: unknown }) => {
      code = String(fault.code ?? fault.name);
    });
    thread.on('exit', () => {
      this.thread = null;
      for (const { reject } of this.askers.values()) reject(new NotWritten(code));
      this.askers.clear();
    });
    return thread;
  }

  private readonly settle = (answer: WriterAnswer): void => {
    const asker = this.askers.get(answer.id);
    this.askers.delete(answer.id);
    if ('results' in answer) asker?.resolve(answer.results);
    else asker?.reject(new NotWritten(answer.failure.code, answer.failure.errstr));
  };
}

/** The thread's file is next to this one; in the build next to the program, where chunks are one folder below. */
const THREAD = ['sqlite-writer-thread.ts', 'sqlite-writer-thread.js', '../sqlite-writer-thread.js'];

const threadFile = (): string => {
  const files = THREAD.map((file) => fileURLToPath(new URL(file, import.meta.url)));
  return files.find((file) => existsSync(file)) ?? 'sqlite-writer-thread.js';
};
