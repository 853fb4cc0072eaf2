import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { boundedJson } from './bounded-json.ts';

/** Decodes a response's JSON and headers. Left names the invalid path, never the value. */
export type Decode<A> = (body: unknown, headers: Headers) => E.Either<string, A>;

export interface JsonRequest {
  /** A path or an absolute URL, with its query. */
  readonly address: string;
  /** The timeout of the complete response, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Posted as JSON. Without a body, the call is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** `no-store` if the URL must not be stored. */
  readonly cache?: RequestCache;
  /** The maximum size of the response body, in bytes; 4 MB by default. */
  readonly maxBytes?: number;
}

/** A service that an adapter calls: its URL, without a query. */
export type Endpoint = Pick<JsonRequest, 'address' | 'timeoutMs'>;

/** A problem response (RFC 9457) of our own API (contract, section 3). */
export interface Problem {
  readonly type: string;
  readonly detail: string;
}

const PROBLEM_TYPE = 'application/problem+json';

/** The maximum size of a problem body, in bytes. */
const MAX_PROBLEM_BYTES = 16_384;

/** Why a call returned no value. Its texts never quote the response or the URL, which may be personal. */
export type JsonFailure =
  /** The error's name: `TypeError` (no connection, or a redirect), `TimeoutError`, `BodyTooLarge`, `JsonTooDeep`, `SyntaxError`. */
  | { readonly _tag: 'NoAnswer'; readonly fault: string }
  | {
      readonly _tag: 'Refused';
      readonly status: number;
      readonly statusText: string;
      /** The `Retry-After` header. */
      readonly retryAfter: string | null;
      /** The problem (RFC 9457). Null when the body isn't a readable problem. */
      readonly problem: Problem | null;
    }
  | { readonly _tag: 'InvalidResponse'; readonly fault: string };

/** Gets JSON for all adapters, limited in time, bytes and depth. Refuses redirects, which may lead to another host. Never rejects. */
export const getJson =
  <A>(decode: Decode<A>) =>
  (request: JsonRequest): TaskEither<JsonFailure, A> =>
  async () => {
    try {
      const response = await fetch(request.address, optionsOf(request));
      if (response.ok)
        return invalidResponse(decode(await boundedJson(response, request.maxBytes), response.headers));
      return E.left(await refused(response));
    } catch (fault) {
      return E.left({ _tag: 'NoAnswer', fault: nameOf(fault) });
    }
  };

/** A short text for a log or a failure's `reason`. */
export const failureText = (failure: JsonFailure): string =>
  failure._tag === 'Refused' ? failure.statusText || String(failure.status) : failure.fault;

const optionsOf = ({ timeoutMs, signal, body, headers, cache }: JsonRequest): RequestInit => {
  const timeout = AbortSignal.timeout(timeoutMs);
  return {
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    ...(cache !== undefined && { cache }),
    signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    redirect: 'error',
  };
};

const invalidResponse = E.mapLeft((fault: string): JsonFailure => ({ _tag: 'InvalidResponse', fault }));

const refused = async (response: Response): Promise<JsonFailure> => {
  const { status, statusText, headers } = response;
  const problem = await problemOf(response);
  return { _tag: 'Refused', status, statusText, retryAfter: headers.get('retry-after'), problem };
};

/** Null when the body can't be read; the response is a refusal all the same. */
const problemOf = async (response: Response): Promise<Problem | null> => {
  if (response.headers.get('content-type') !== PROBLEM_TYPE) {
    // Cancels the unread body, which would keep the connection open.
    await response.body?.cancel();
    return null;
  }
  const read = await boundedJson(response, MAX_PROBLEM_BYTES).catch(() => null);
  return isProblem(read) ? read : null;
};

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'type' in body &&
  typeof body.type === 'string' &&
  'detail' in body &&
  typeof body.detail === 'string';

/** Only the error's name, because its message may contain the URL. */
const nameOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : 'no answer';
