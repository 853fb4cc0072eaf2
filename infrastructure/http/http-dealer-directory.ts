import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { DealerDirectory, DirectoryFailure } from '../../application/ports/dealer-directory.ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { decodeDealerAnswer } from './dealer-answer-wire.ts';
import { retryAfterMs } from './retry-after.ts';

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
  /** How long one try may take, in milliseconds. */
  readonly timeoutMs: number;
  readonly context: () => SearchContext;
}

const BRAND = 'RUNTRU';

/** The dealers of a provider that speaks the specification's HTTP calls (section 7). */
export class HttpDealerDirectory implements DealerDirectory {
  constructor(private readonly settings: HttpDealerDirectorySettings) {}

  readonly search = (code: PostalCode) => async (): Promise<E.Either<DirectoryFailure, DealerAnswer>> => {
    try {
      const { searchAddress, timeoutMs, context } = this.settings;
      const query = new URLSearchParams({ brand: BRAND, zipcode: code, ...context() });
      const response = await fetch(`${searchAddress}?${query.toString()}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return answered(await response.json(), code);
      // A body that nobody reads holds its connection.
      await response.body?.cancel();
      return E.left(refused(response));
    } catch (fault) {
      return E.left({ _tag: 'DirectoryUnavailable', statusText: faultText(fault) });
    }
  };
}

const answered = (body: unknown, code: PostalCode): E.Either<DirectoryFailure, DealerAnswer> =>
  pipe(
    decodeDealerAnswer(body, code),
    E.mapLeft((fault) => ({ _tag: 'AnswerOffShape', fault })),
  );

const refused = (response: Response): DirectoryFailure =>
  response.status === 429
    ? { _tag: 'TooManyRequests', retryAfterMs: retryAfterMs(response.headers.get('retry-after'), Date.now()) }
    : { _tag: 'DirectoryUnavailable', statusText: response.statusText || String(response.status) };

/** The kind of fault alone: its message may hold the address, and with it where somebody lives. */
const faultText = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : 'no answer';
