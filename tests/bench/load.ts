import autocannon, { type AutocannonRequest, type Result } from 'autocannon';
import { percentile } from './statistics.ts';

/** The target of a load, and its rate. */
export interface Load {
  readonly address: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests per second over all connections; without it each connection asks again once it is answered. */
  readonly rate?: number;
  /** Asked in turn by every connection, or one after another by all together when made by `each`. */
  readonly requests: ReadonlyArray<AutocannonRequest>;
}

/** How a server bore a load; milliseconds. */
export interface LoadResult {
  readonly answers: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** Paths that the free connections request in turn, once each; after the last they start over. */
export const each = (paths: ReadonlyArray<string>): ReadonlyArray<AutocannonRequest> => {
  let asked = 0;
  return [{ setupRequest: (request) => ({ ...request, path: paths[asked++ % paths.length] ?? '/' }) }];
};

/** Loads a server. Rejects when an answer was not a success: the rate of refusals is no figure. */
export const runLoad = ({
  address,
  connections,
  seconds,
  headers = {},
  rate,
  requests,
}: Load): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const times: number[] = [];
    const paced = rate === undefined ? {} : { overallRate: rate, ignoreCoordinatedOmission: true };
    const options = { url: address, connections, duration: seconds, headers, requests, ...paced };
    const ended = (error: Error | null, result: Result): void => {
      if (error !== null) return reject(error);
      const { errors, timeouts, non2xx, duration } = result;
      if (errors + timeouts + non2xx > 0) {
        return reject(new Error(`${errors} errors, ${timeouts} timeouts, ${non2xx} refusals under load`));
      }
      const answers = times.length;
      resolve({
        answers,
        rate: answers / duration,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
      });
    };
    autocannon(options, ended).on('response', (_client, _status, _bytes, milliseconds: number) => {
      times.push(milliseconds);
    });
  });
