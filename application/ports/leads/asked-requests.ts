import type { Task } from 'fp-ts/Task';

/** Remembers for a while which requests were answered with a question, across all instances. */
export interface AskedRequests {
  /** Whether this request was asked about before. From now on, it was. Never fails. */
  readonly wasAsked: (request: string) => Task<boolean>;
}
