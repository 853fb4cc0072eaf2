/**
 * Whether this run takes everything (`WHOLE=all`): every naughty string, each block at each width, each change alone, each of the
 * pages and forms that are built from the same parts. By default, tests take a part that finds the same kinds of faults.
 */
export const IS_WHOLE = process.env['WHOLE'] === 'all';

/** Every n-th of what is alike, or all of it in a whole run. */
export const everyNth = <A>(n: number, all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all.filter((_, i) => IS_WHOLE || i % n === 0);
