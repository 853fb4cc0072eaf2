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

/** A unit wasn't written. `code` and `errstr` come from SQLite or describe the thread's failure. */
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
 * Writes to a SQLite file on its own thread, which starts with the first unit. Units that arrive during a commit share the next one. With
 * `isReadOnly`, the thread reads in parallel to the writer. If the thread dies, its pending units fail, and the next unit starts a new
 * thread.
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
   * Erases deleted rows from the files: vacuums if needed, and truncates the log. Returns false when another process is reading the log.
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

/** The thread's file is next to this one, or in the build next to the program, one folder above the chunks. */
const THREAD = ['sqlite-writer-thread.ts', 'sqlite-writer-thread.js', '../sqlite-writer-thread.js'];

const threadFile = (): string => {
  const files = THREAD.map((file) => fileURLToPath(new URL(file, import.meta.url)));
  return files.find((file) => existsSync(file)) ?? 'sqlite-writer-thread.js';
};
