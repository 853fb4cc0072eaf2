/**
 * Loaded before a program: the thread that writes to SQLite waits `SLOW_COMMITS` ms before every commit, like a slower disk, and its
 * file may have at most `MAX_PAGES` pages, like a fuller disk.
 */
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

const { SLOW_COMMITS: delay, MAX_PAGES: maxPages } = process.env;

const { prototype } = DatabaseSync;
const execute = Object.getOwnPropertyDescriptor(prototype, 'exec')?.value as DatabaseSync['exec'];

if (!isMainThread) {
  prototype.exec = function (this: DatabaseSync, sql: string): void {
    if (sql === 'commit' && delay !== undefined) pause(Number(delay));
    execute.call(this, sql);
    if (sql.startsWith('pragma journal_mode') && maxPages !== undefined)
      execute.call(this, `pragma max_page_count = ${Number(maxPages)}`);
  };
}

const pause = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};
