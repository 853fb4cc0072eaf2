import * as E from 'fp-ts/Either';
import { concat, defer, EMPTY, of, switchMap, type Observable } from 'rxjs';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { backOff, waitAfterTooMany, type RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import { failureReason, type ProviderFailure } from '../../ports/dealers/provider-failure.ts';
import type { Logger } from '../../ports/logger.ts';

/** The outcome of a look-up: an answer, a refusal that is retried, or giving up. */
export type LookUpOutcome =
  | { readonly kind: 'answered'; readonly answer: DealerAnswer }
  | { readonly kind: 'refused' }
  /** The server stops after a failure; the browser continues the retries. */
  | { readonly kind: 'handed-over' }
  | { readonly kind: 'given-up' };

/**
 * Looks up the dealers and retries according to the policy: after a 429 as the provider asks, after other failures with exponential backoff
 * (specification, section 4). Emits nothing for a malformed answer.
 */
export const lookUp = (
  directory: DealerDirectory,
  clock: Clock,
  log: Logger,
  retryPolicy: RetryPolicy,
  code: PostalCode,
): Observable<LookUpOutcome> => {
  const ask = (tries: number): Observable<LookUpOutcome> =>
    defer(directory.search(code)).pipe(
      switchMap(E.match(afterFailure(tries), (answer) => of<LookUpOutcome>({ kind: 'answered', answer }))),
    );

  const askAgain = (tries: number, waitMs: number): Observable<LookUpOutcome> =>
    clock.after(waitMs).pipe(switchMap(() => ask(tries + 1)));

  const afterFailure =
    (tries: number) =>
    (failure: ProviderFailure): Observable<LookUpOutcome> => {
      const mayTryAgain = tries <= retryPolicy.retries;
      switch (failure._tag) {
        case 'TooManyRequests':
          return concat(
            of<LookUpOutcome>({ kind: 'refused' }),
            mayTryAgain ? askAgain(tries, waitAfterTooMany(retryPolicy, tries, failure.retryAfterMs)) : EMPTY,
          );
        case 'RecordsUnavailable':
        case 'ProviderUnavailable':
          log.error(`Error fetching dealers: ${failureReason(failure)}`);
          if (mayTryAgain) return askAgain(tries, backOff(retryPolicy, tries));
          if (retryPolicy.handsOver) return of({ kind: 'handed-over' });
          log.error('Failed to fetch dealers');
          return of({ kind: 'given-up' });
        case 'InvalidResponse':
          log.error(`Error in getDealers: ${failure.fault}`);
          return EMPTY;
      }
    };

  return ask(1);
};
