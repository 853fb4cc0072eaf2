import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { DealerDirectory, DirectoryFailure } from '../../application/ports/dealer-directory.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { DealerFilter } from '../../domain/dealer/filters.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { decodeDealerAnswer, leftOutText } from '../wire/dealer-answer-wire.ts';
import { failureText, getJson, type JsonFailure } from '../wire/get-json.ts';
import { retryAfterMs } from '../wire/retry-after.ts';

/** What a dealer search tells the provider beside the code (specification, section 7). */
export interface SearchContext {
  /** The address of the page that asks, without its query. */
  readonly url: string;
  readonly mtaAnonymousId: string;
  readonly mtaSessionId: string;
}

export interface HttpDealerDirectorySettings {
  /** Where dealers are searched, `/api/dealers/locate` or a provider's full address. */
  readonly searchAddress: string;
  /** Where the nearest dealers beyond an area are asked for, `/api/dealers/nearest`. */
  readonly nearestAddress: string;
  /** How long one try may take, in milliseconds. */
  readonly timeoutMs: number;
  readonly context: () => SearchContext;
  /** Where it is written that malformed dealers were left out. */
  readonly log?: Logger;
}

const BRAND = 'RUNTRU';

/** The dealers of a provider that speaks the specification's HTTP calls (section 7). */
export class HttpDealerDirectory implements DealerDirectory {
  constructor(private readonly settings: HttpDealerDirectorySettings) {}

  readonly search = (code: PostalCode) => (): Promise<E.Either<DirectoryFailure, DealerAnswer>> => {
    const { searchAddress, context } = this.settings;
    return this.ask(searchAddress, new URLSearchParams({ brand: BRAND, zipcode: code, ...context() }), code);
  };

  readonly nearest =
    (code: PostalCode, filters: ReadonlyArray<DealerFilter>, most: number) =>
    async (): Promise<E.Either<DirectoryFailure, ReadonlyArray<Dealer>>> => {
      const query = new URLSearchParams({ zipcode: code, limit: String(most) });
      for (const filter of filters) query.append('filter', filter);
      const nobody = { zipcode: code, randomizeBuckets: [], dealers: [] };
      const answer = await this.ask(this.settings.nearestAddress, query, code, nobody);
      return pipe(
        answer,
        E.map(({ dealers }) => dealers),
      );
    };

  /** `unknown` is the answer of a provider that does not know the call (404); without it that is a failure. */
  private async ask(
    address: string,
    query: URLSearchParams,
    code: PostalCode,
    unknown?: DealerAnswer,
  ): Promise<E.Either<DirectoryFailure, DealerAnswer>> {
    const { timeoutMs, log } = this.settings;
    const ask = getJson((body) => decodeDealerAnswer(body, code));
    const decoded = await ask({ address: `${address}?${query.toString()}`, timeoutMs })();
    if (E.isLeft(decoded))
      return isUnknownCall(decoded.left) && unknown !== undefined
        ? E.right(unknown)
        : E.left(directoryFailure(decoded.left));
    if (decoded.right.leftOut.length > 0) log?.warning(leftOutText(decoded.right));
    return E.right(decoded.right.answer);
  }
}

const isUnknownCall = (failure: JsonFailure): boolean => failure._tag === 'Refused' && failure.status === 404;

const directoryFailure = (failure: JsonFailure): DirectoryFailure => {
  if (failure._tag === 'InvalidResponse') return { _tag: 'InvalidResponse', fault: failure.fault };
  return failure._tag === 'Refused' && failure.status === 429
    ? { _tag: 'TooManyRequests', retryAfterMs: retryAfterMs(failure.retryAfter, Date.now()) }
    : { _tag: 'DirectoryUnavailable', statusText: failureText(failure) };
};
