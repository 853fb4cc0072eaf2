import * as E from 'fp-ts/Either';
import { failureText, getJson, type Decode } from '../wire/get-json.ts';

export interface WordPressSettings {
  /** Where wp-graphql answers, `https://cms.example.com/graphql`. */
  readonly address: string;
  /** How long one answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Larger contents of a page are refused before they are parsed; up to 5 MB are read without it. */
  readonly maxKilobytes?: number;
}

/** The largest answer that is read, in bytes: 5 MB. */
const MAX_ANSWER_BYTES = 5_000_000;

/** Asks WordPress by GraphQL; answers what `decode` reads, or why there is nothing. It never rejects. */
export const askWordPress = async <A>(
  { address, timeoutMs }: WordPressSettings,
  decode: Decode<A>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<E.Either<string, A>> => {
  const ask = getJson(decode);
  const answer = await ask({ address, timeoutMs, body: { query, variables }, maxBytes: MAX_ANSWER_BYTES })();
  return E.mapLeft(failureText)(answer);
};
