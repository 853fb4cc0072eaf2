/** Loaded before a program: the thread that writes to SQLite pauses `SLOW_COMMITS` ms before every commit, as on a slower disk. */
import { syncBuiltinESMExports } from 'node:module';
import threads, { type WorkerOptions } from 'node:worker_threads';

const commitDelayMs = Number(process.env['SLOW_COMMITS'] ?? 0);

class SlowWorker extends threads.Worker {
  constructor(file: string | URL, options: WorkerOptions = {}) {
    super(file, { ...options, workerData: { ...(options.workerData as object), commitDelayMs } });
  }
}

Object.assign(threads, { Worker: SlowWorker });
syncBuiltinESMExports();
