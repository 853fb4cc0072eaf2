import autocannon, { type AutocannonRequest, type Result } from 'autocannon';
import { percentile } from './statistics.ts';

/** The target of a load, and its rate. */
export interface Load {
  readonly address: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests per second over all connections; by default, each connection sends the next request after its answer. */
  readonly rate?: number;
  /** Requests that each connection sends in turn; made by `each`, all connections share one sequence. */
  readonly requests: ReadonlyArray<AutocannonRequest>;
}

/** A server's results under a load; times in milliseconds. */
export interface LoadResult {
  readonly answers: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** A sequence of paths shared by all connections: each path is requested once before the sequence starts over. */
export const each = (paths: ReadonlyArray<string>): ReadonlyArray<AutocannonRequest> => {
  let asked = 0;
  return [{ setupRequest: (request) => ({ ...request, path: paths[asked++ % paths.length] ?? '/' }) }];
};

/** Loads a server. Rejects if any answer was not successful, since a rate of refusals means nothing. */
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
