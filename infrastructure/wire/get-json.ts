import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { boundedJson } from './bounded-json.ts';

/** Reads a decoded value out of JSON, and of the headers that came with it; left: where it is malformed, never what stood there. */
export type Decode<A> = (body: unknown, headers: Headers) => E.Either<string, A>;

export interface JsonRequest {
  /** Path or full address, with its query. */
  readonly address: string;
  /** How long the answer may take, to its end, in milliseconds. */
  readonly timeoutMs: number;
  /** Ends the call earlier. */
  readonly signal?: AbortSignal;
  /** Posted as JSON; without it the call is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** `no-store` where the address must not be stored. */
  readonly cache?: RequestCache;
  /** The largest body that is read, in bytes; 4 MB unless stated. */
  readonly maxBytes?: number;
}

/** What is wrong with a call (RFC 9457), as our own API says it (contract, section 3). */
export interface Problem {
  readonly type: string;
  readonly detail: string;
}

const PROBLEM_TYPE = 'application/problem+json';

/** The largest problem that is read, in bytes. */
const MAX_PROBLEM_BYTES = 16_384;

/** Why a call brought no value. No text in it quotes the answer or the address: either may be personal. */
export type JsonFailure =
  /** The name of the fault: `TypeError` (no connection, a redirect), `TimeoutError`, `BodyTooLarge`, `JsonTooDeep`, `SyntaxError`. */
  | { readonly _tag: 'NoAnswer'; readonly fault: string }
  | {
      readonly _tag: 'Refused';
      readonly status: number;
      readonly statusText: string;
      /** The `Retry-After` header. */
      readonly retryAfter: string | null;
      /** What the refusal says of itself (RFC 9457); null where it is no problem of ours to read. */
      readonly problem: Problem | null;
    }
  | { readonly _tag: 'InvalidResponse'; readonly fault: string };

/**
 * The one way in which adapters call other services for JSON: bounded in time, bytes and depth; redirects are refused,
 * since they may lead to another host. It never rejects.
 */
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

/** A failure in a few words, for a log or a failure's `reason`. */
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

/** A refusal is one, also when what it says of itself cannot be read. */
const problemOf = async (response: Response): Promise<Problem | null> => {
  if (response.headers.get('content-type') !== PROBLEM_TYPE) {
    // An unread body keeps its connection open.
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

/** The kind of fault alone: its message may hold the address. */
const nameOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : 'no answer';
