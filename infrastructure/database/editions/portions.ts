import { setImmediate } from 'node:timers/promises';

/** What is loaded, row by row, from memory or from a file that is being read. */
export type Rows<A> = Iterable<A> | AsyncIterable<A>;

/** Rows of a transaction: few enough for the parameters of one statement (SQLite takes 32,766, PostgreSQL 65,535). */
const PORTION = 500;

/** Stores rows portion by portion, and reports after each how many are stored. */
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
    // SQLite works on this thread: let requests through between two portions.
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
