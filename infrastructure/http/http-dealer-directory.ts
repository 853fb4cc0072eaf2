import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DealerDirectory, SearchContext } from '../../application/ports/dealers/dealer-directory.ts';
import type { ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { DealerFilter } from '../../domain/dealer/filters.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { decodeDealerAnswer } from '../wire/dealer-answer-wire.ts';
import type { JsonFailure } from '../wire/get-json.ts';
import { askProvider } from './ask-provider.ts';
import { providerFailure, isNotFound } from './provider-failure.ts';

export interface HttpDealerDirectorySettings {
  /** The URL of the dealer search, `/api/dealers/locate` or a provider's absolute URL. */
  readonly searchAddress: string;
  /** The URL of the nearest dealers outside an area, `/api/dealers/nearest`. */
  readonly nearestAddress: string;
  /** The timeout of one attempt, in milliseconds. */
  readonly timeoutMs: number;
  /** The default context of a search. */
  readonly context: () => SearchContext;
  /** Logs omitted malformed dealers. */
  readonly log?: Logger;
}

const BRAND = 'RUNTRU';

/**
 * The dealer directory of a provider with our wire format (specification, section 7). The browser calls this server; the server calls a
 * real provider.
 */
export class HttpDealerDirectory implements DealerDirectory {
  constructor(private readonly settings: HttpDealerDirectorySettings) {}

  readonly search = (
    code: PostalCode,
    context?: SearchContext,
  ): TE.TaskEither<ProviderFailure, DealerAnswer> => {
    const { page, anonymousId, sessionId } = context ?? this.settings.context();
    const query = new URLSearchParams({
      brand: BRAND,
      zipcode: code,
      url: page,
      mtaAnonymousId: anonymousId,
      mtaSessionId: sessionId,
    });
    return pipe(this.ask(this.settings.searchAddress, query, code), TE.mapLeft(providerFailure));
  };

  readonly nearest = (
    code: PostalCode,
    filters: ReadonlyArray<DealerFilter>,
    most: number,
  ): TE.TaskEither<ProviderFailure, ReadonlyArray<Dealer>> => {
    const query = new URLSearchParams({ zipcode: code, limit: String(most) });
    for (const filter of filters) query.append('filter', filter);
    return pipe(
      this.ask(this.settings.nearestAddress, query, code),
      TE.map(({ dealers }) => dealers),
      TE.orElse((failure) => (isNotFound(failure) ? TE.right([]) : TE.left(providerFailure(failure)))),
    );
  };

  private ask(
    address: string,
    query: URLSearchParams,
    code: PostalCode,
  ): TE.TaskEither<JsonFailure, DealerAnswer> {
    const { timeoutMs, log } = this.settings;
    const request = { address: `${address}?${query.toString()}`, timeoutMs };
    return askProvider(request, (body) => decodeDealerAnswer(body, code), log);
  }
}
