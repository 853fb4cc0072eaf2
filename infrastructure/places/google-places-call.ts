import * as E from 'fp-ts/Either';
import { failureText, getJson, type Decode, type JsonFailure } from '../wire/get-json.ts';

export interface GooglePlacesSettings {
  /** The key of the Places API (New). */
  readonly key: string;
  /** Scheme and host, `https://places.googleapis.com`. */
  readonly host: string;
}

/** Google refused the call or returned a malformed response. Only the name says which, so that the log doesn't quote the response. */
class GoogleFailed extends Error {
  constructor(override readonly name: string) {
    super();
  }
}

/** The status, or the name of the fault. */
const googleFault = (failure: JsonFailure): string =>
  failure._tag === 'Refused' ? String(failure.status) : failureText(failure);

/** The timeout of calls, and a signal to abort them. */
export interface CallLimits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Calls the Places API (New) for some fields; with a body, by POST. Rejects with a `GoogleFailed`. */
export const askGooglePlaces = async <A>(
  { key, host }: GooglePlacesSettings,
  path: string,
  fields: string,
  limits: CallLimits,
  decode: Decode<A>,
  body?: object,
): Promise<A> => {
  const answer = await getJson(decode)({
    address: `${host}/v1/${path}`,
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
    ...limits,
    ...(body !== undefined && { body }),
  })();
  if (E.isLeft(answer)) throw new GoogleFailed(googleFault(answer.left));
  return answer.right;
};
