import type { RecordsUnavailable } from './dealer-records.ts';

/** Too many requests; retry after `retryAfterMs`, or null when the provider gives no time. */
export interface TooManyRequests {
  readonly _tag: 'TooManyRequests';
  readonly retryAfterMs: number | null;
}

/** A remote provider didn't answer or reported an error; `reason` has no personal data. */
export interface ProviderUnavailable {
  readonly _tag: 'ProviderUnavailable';
  readonly reason: string;
}

/** A malformed answer; it is ignored (specification, section 4). `fault` names the location, never the data. */
export interface InvalidResponse {
  readonly _tag: 'InvalidResponse';
  readonly fault: string;
}

/** `RecordsUnavailable`: our own records can't be read. The others are failures of a remote provider. */
export type ProviderFailure = TooManyRequests | ProviderUnavailable | InvalidResponse | RecordsUnavailable;

/** The provider answers, but doesn't know the requested item. */
export interface NotFound {
  readonly _tag: 'NotFound';
}

/** A short failure message for the log, without personal data. */
export const failureReason = (failure: ProviderFailure | NotFound): string => {
  switch (failure._tag) {
    case 'TooManyRequests':
      return 'Too Many Requests';
    case 'NotFound':
      return 'Not Found';
    case 'ProviderUnavailable':
      return failure.reason;
    case 'InvalidResponse':
    case 'RecordsUnavailable':
      return failure.fault;
  }
};
