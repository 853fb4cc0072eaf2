declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface AutocannonRequest {
    readonly path?: string;
    readonly method?: 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly setupRequest?: (request: AutocannonRequest) => AutocannonRequest;
  }

  export interface Options {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests: ReadonlyArray<AutocannonRequest>;
    /** The number of additional threads. */
    readonly workers?: number;
    /** Requests per second, over all connections of a thread. */
    readonly overallRate?: number;
    readonly ignoreCoordinatedOmission?: boolean;
  }

  export interface Result {
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    /** In milliseconds. */
    readonly latency: { readonly p99: number };
  }

  /** Emits `response` with the client, the status, the bytes and the milliseconds of each answer. */
  const autocannon: (options: Options, ended: (error: Error | null, result: Result) => void) => EventEmitter;
  export default autocannon;
}
