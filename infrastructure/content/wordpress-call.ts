import * as E from 'fp-ts/Either';
import { boundedJson } from '../http/bounded-json.ts';

export interface WordPressSettings {
  /** Where wp-graphql answers, `https://cms.example.com/graphql`. */
  readonly address: string;
  /** How long one answer may take, in milliseconds. */
  readonly timeoutMs: number;
}

/** The largest answer that is read, in bytes: 5 MB. */
const LARGEST_ANSWER = 5_000_000;

/** Asks WordPress by GraphQL; answers the JSON, or why there is none. It never rejects. */
export const askWordPress = async (
  { address, timeoutMs }: WordPressSettings,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<E.Either<string, unknown>> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (response.ok) return E.right(await boundedJson(response, LARGEST_ANSWER));
    // A body that nobody reads holds its connection.
    await response.body?.cancel();
    return E.left(response.statusText || String(response.status));
  } catch (fault) {
    return E.left(faultName(fault));
  }
};

/** The kind of fault alone: its message may hold the address. */
const faultName = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : 'no answer';
