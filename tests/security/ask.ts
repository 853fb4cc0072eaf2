import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** An answer with header names in lower case; status 0 if none came. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RequestParts {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const ANSWER_WITHIN_MS = 20_000;

/** The value for a missing answer. */
const NO_ANSWER: Answer = { status: 0, headers: {}, body: '' };

const read = async (response: IncomingMessage): Promise<Answer> => ({
  status: response.statusCode ?? 0,
  headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
  body: await text(response),
});

/** Sends a request as no browser would: with any method and headers, including Host, on its own connection. */
export const ask = (
  address: string,
  { method = 'GET', headers = {}, body }: RequestParts = {},
): Promise<Answer> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(address, { method, headers: { ...length, ...headers }, agent: false, signal });
    sent.once('error', () => resolve(NO_ANSWER));
    sent.once('response', (response) => void read(response).then(resolve, () => resolve(NO_ANSWER)));
    sent.end(body);
  });

/** Posts JSON. */
export const postJson = (
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(body),
  });

/** Posts a form like a page without scripts. */
export const postForm = (
  address: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
