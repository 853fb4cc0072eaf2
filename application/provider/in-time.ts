import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { defer, firstValueFrom, map, race } from 'rxjs';
import type { Clock } from '../ports/clock.ts';

/** The outcome of `work`, or `late` when it takes longer than `milliseconds`. The work isn't canceled; its outcome is ignored. */
export const inTime =
  (clock: Clock, milliseconds: number) =>
  <Failure, A>(work: TaskEither<Failure, A>, late: Failure): TaskEither<Failure, A> => {
    const timeout = clock.after(milliseconds).pipe(map(() => E.left(late)));
    return () => firstValueFrom(race(defer(work), timeout));
  };
