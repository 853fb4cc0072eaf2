declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface AutocannonRequest {
    readonly path?: string;
    readonly setupRequest?: (request: AutocannonRequest) => AutocannonRequest;
  }

  export interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests: ReadonlyArray<AutocannonRequest>;
  }

  export interface Result {
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }

  /** Emits `response` with the client, the status, the bytes and the milliseconds of each answer. */
  const autocannon: (options: Options, ended: (error: Error | null, result: Result) => void) => EventEmitter;
  export default autocannon;
}
