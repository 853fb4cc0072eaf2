import type { NotFound, ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import { failureText, type JsonFailure } from '../wire/get-json.ts';
import { INVALID_PROVIDER_RESPONSE } from '../wire/problem-types.ts';
import { retryAfterMs } from '../wire/retry-after.ts';

/** Maps a failed call to a provider failure, independent of the provider's JSON. */
export const providerFailure = (failure: JsonFailure): ProviderFailure => {
  if (failure._tag === 'InvalidResponse') return { _tag: 'InvalidResponse', fault: failure.fault };
  if (failure._tag === 'Refused') {
    const { status, retryAfter, problem } = failure;
    if (status === 429)
      return { _tag: 'TooManyRequests', retryAfterMs: retryAfterMs(retryAfter, Date.now()) };
    // Our own server passes on where a real provider's response is malformed.
    if (problem?.type === INVALID_PROVIDER_RESPONSE)
      return { _tag: 'InvalidResponse', fault: problem.detail };
  }
  return { _tag: 'ProviderUnavailable', reason: failureText(failure) };
};

/** Like `providerFailure`, for calls where 404 means that the item doesn't exist. */
export const failureOrNotFound = (failure: JsonFailure): ProviderFailure | NotFound =>
  isNotFound(failure) ? { _tag: 'NotFound' } : providerFailure(failure);

/** Whether the response is a 404. */
export const isNotFound = (failure: JsonFailure): boolean =>
  failure._tag === 'Refused' && failure.status === 404;
