import type { DirectoryFailure } from '../../application/ports/dealers/dealer-directory.ts';
import { failureText, type JsonFailure } from '../wire/get-json.ts';
import { INVALID_PROVIDER_RESPONSE } from '../wire/problem-types.ts';
import { retryAfterMs } from '../wire/retry-after.ts';

/** What a failed call to a provider of dealers means, whatever JSON the provider speaks. */
export const directoryFailure = (failure: JsonFailure): DirectoryFailure => {
  if (failure._tag === 'InvalidResponse') return { _tag: 'InvalidResponse', fault: failure.fault };
  if (failure._tag === 'Refused') {
    const { status, retryAfter, problem } = failure;
    if (status === 429)
      return { _tag: 'TooManyRequests', retryAfterMs: retryAfterMs(retryAfter, Date.now()) };
    // Our own server read the answer of a real provider, and says where it was malformed.
    if (problem?.type === INVALID_PROVIDER_RESPONSE)
      return { _tag: 'InvalidResponse', fault: problem.detail };
  }
  return { _tag: 'DirectoryUnavailable', reason: failureText(failure) };
};

/** Whether the provider does not know the call, or what it was asked for (404). */
export const isNotFound = (failure: JsonFailure): boolean =>
  failure._tag === 'Refused' && failure.status === 404;
