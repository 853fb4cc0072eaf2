import { setImmediate } from 'node:timers/promises';

/** Rows to load, from memory or streamed from a file. */
export type Rows<A> = Iterable<A> | AsyncIterable<A>;

/** Rows per statement, within the parameter limits (SQLite 32,766, PostgreSQL 65,535). */
const PORTION = 500;

/** Stores rows in portions and reports the number of stored rows after each. */
export const inPortions = async <A>(
  rows: Rows<A>,
  store: (portion: ReadonlyArray<A>) => Promise<void>,
  onProgress: (stored: number) => void = () => undefined,
): Promise<void> => {
  let stored = 0;
  for await (const portion of portionsOf(rows)) {
    await store(portion);
    stored += portion.length;
    onProgress(stored);
    // SQLite runs on this thread, so let requests run between portions.
    await setImmediate();
  }
};

async function* portionsOf<A>(rows: Rows<A>): AsyncGenerator<ReadonlyArray<A>> {
  let portion: A[] = [];
  for await (const row of rows) {
    portion.push(row);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
