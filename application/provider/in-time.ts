import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { defer, firstValueFrom, map, race } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { ProviderFailure } from '../ports/dealers/provider-failure.ts';

const NO_ANSWER: ProviderFailure = { _tag: 'ProviderUnavailable', reason: 'no answer in time' };

/** The outcome of `work`, or a failure when it takes longer than `milliseconds`. The work isn't canceled; its outcome is ignored. */
export const inTime = <A>(
  clock: Clock,
  milliseconds: number,
  work: TaskEither<ProviderFailure, A>,
): TaskEither<ProviderFailure, A> => {
  const timeout = clock.after(milliseconds).pipe(map(() => E.left(NO_ANSWER)));
  return () => firstValueFrom(race(defer(work), timeout));
};
