import type { RecordsUnavailable } from './dealer-records.ts';

/** Too many calls: ask again after `retryAfterMs`, where the provider says so. */
export interface TooManyRequests {
  readonly _tag: 'TooManyRequests';
  readonly retryAfterMs: number | null;
}

/** A provider elsewhere did not answer, or said that it cannot; `reason` says how, without personal data. */
export interface ProviderUnavailable {
  readonly _tag: 'ProviderUnavailable';
  readonly reason: string;
}

/** An answer that is not of the expected shape: it is ignored (specification, section 4). `fault` says where, never what stood there. */
export interface InvalidResponse {
  readonly _tag: 'InvalidResponse';
  readonly fault: string;
}

/** `RecordsUnavailable`: this service's own records cannot be read, the others are failures of a provider elsewhere. */
export type ProviderFailure = TooManyRequests | ProviderUnavailable | InvalidResponse | RecordsUnavailable;

/** The provider answers, but does not know what it was asked for. */
export interface NotFound {
  readonly _tag: 'NotFound';
}

/** A failure in a few words for a log, without personal data. */
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
