import { LRUCache } from 'lru-cache';
import type { LoggerOptions } from 'pino';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const INTERVAL_MS = 60_000;

/** How many different lines are remembered. */
const REMEMBERED = 500;

/**
 * Writes the same line at most once a minute, so that an outage doesn't fill the disk. The next one has the number of lines left out as
 * `repeated`. `now` is a monotonic clock in milliseconds.
 */
export const onceAMinute = (now: () => number = () => performance.now()): LogMethod => {
  const written = new LRUCache<string, { readonly at: number; repeated: number }>({ max: REMEMBERED });
  return function (line, method, level) {
    const key = `${level} ${line.map(wordsOf).join(' ')}`;
    const last = written.get(key);
    if (last !== undefined && now() - last.at < INTERVAL_MS) {
      last.repeated++;
      return;
    }
    written.set(key, { at: now(), repeated: 0 });
    method.apply(
      last === undefined || last.repeated === 0 ? this : this.child({ repeated: last.repeated }),
      line,
    );
  };
};

/** The texts and numbers of a part of a line; objects inside it, such as requests, don't distinguish lines. */
const wordsOf = (part: unknown): string => {
  if (part instanceof Error) return part.message;
  if (typeof part !== 'object' || part === null) return String(part);
  return Object.values(part)
    .filter((value) => typeof value !== 'object')
    .join(' ');
};
