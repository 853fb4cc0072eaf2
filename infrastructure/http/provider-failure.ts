import type { NotFound, ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import { failureText, type JsonFailure } from '../wire/get-json.ts';
import { INVALID_PROVIDER_RESPONSE } from '../wire/problem-types.ts';
import { retryAfterMs } from '../wire/retry-after.ts';

/** What a failed call to a provider means, whatever JSON the provider speaks. */
export const providerFailure = (failure: JsonFailure): ProviderFailure => {
  if (failure._tag === 'InvalidResponse') return { _tag: 'InvalidResponse', fault: failure.fault };
  if (failure._tag === 'Refused') {
    const { status, retryAfter, problem } = failure;
    if (status === 429)
      return { _tag: 'TooManyRequests', retryAfterMs: retryAfterMs(retryAfter, Date.now()) };
    // Our own server read the answer of a real provider, and says where it was malformed.
    if (problem?.type === INVALID_PROVIDER_RESPONSE)
      return { _tag: 'InvalidResponse', fault: problem.detail };
  }
  return { _tag: 'ProviderUnavailable', reason: failureText(failure) };
};

/** The same for a call whose 404 means that the provider does not know what it was asked for. */
export const failureOrNotFound = (failure: JsonFailure): ProviderFailure | NotFound =>
  isNotFound(failure) ? { _tag: 'NotFound' } : providerFailure(failure);

/** Whether the provider does not know the call, or what it was asked for (404). */
export const isNotFound = (failure: JsonFailure): boolean =>
  failure._tag === 'Refused' && failure.status === 404;
