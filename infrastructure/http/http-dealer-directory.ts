import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type {
  DealerDirectory,
  DirectoryFailure,
  SearchContext,
} from '../../application/ports/dealers/dealer-directory.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { DealerFilter } from '../../domain/dealer/filters.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { decodeDealerAnswer, leftOutText } from '../wire/dealer-answer-wire.ts';
import { getJson } from '../wire/get-json.ts';
import { directoryFailure, isNotFound } from './directory-failure.ts';

export interface HttpDealerDirectorySettings {
  /** Where dealers are searched, `/api/dealers/locate` or a provider's full address. */
  readonly searchAddress: string;
  /** Where the nearest dealers beyond an area are asked for, `/api/dealers/nearest`. */
  readonly nearestAddress: string;
  /** How long one try may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Who searches, where a search does not say. */
  readonly context: () => SearchContext;
  /** Where it is written that malformed dealers were left out. */
  readonly log?: Logger;
}

const BRAND = 'RUNTRU';

/** The dealers of a provider that speaks our wire format (specification, section 7): in the browser this server, on the server a real one. */
export class HttpDealerDirectory implements DealerDirectory {
  constructor(private readonly settings: HttpDealerDirectorySettings) {}

  readonly search =
    (code: PostalCode, context?: SearchContext) => (): Promise<E.Either<DirectoryFailure, DealerAnswer>> => {
      const { page, anonymousId, sessionId } = context ?? this.settings.context();
      const query = new URLSearchParams({
        ...{ brand: BRAND, zipcode: code, url: page },
        ...{ mtaAnonymousId: anonymousId, mtaSessionId: sessionId },
      });
      return this.ask(this.settings.searchAddress, query, code);
    };

  readonly nearest =
    (code: PostalCode, filters: ReadonlyArray<DealerFilter>, most: number) =>
    async (): Promise<E.Either<DirectoryFailure, ReadonlyArray<Dealer>>> => {
      const query = new URLSearchParams({ zipcode: code, limit: String(most) });
      for (const filter of filters) query.append('filter', filter);
      const noDealers = { zipcode: code, randomizeBuckets: [], dealers: [] };
      const answer = await this.ask(this.settings.nearestAddress, query, code, noDealers);
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
      return isNotFound(decoded.left) && unknown !== undefined
        ? E.right(unknown)
        : E.left(directoryFailure(decoded.left));
    if (decoded.right.leftOut.length > 0) log?.warning(leftOutText(decoded.right));
    return E.right(decoded.right.answer);
  }
}
