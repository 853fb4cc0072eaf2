import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { identity, pipe } from 'fp-ts/function';
import { firstValueFrom, from, map, race } from 'rxjs';
import type { Clock } from '../../ports/clock.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { NotDelivered } from '../../ports/leads/lead-courier.ts';

/** How long a claim lasts: longer than every try of a round takes, one after the other, at its longest. */
export const CLAIM_MS = 120_000;

const MAX_TRY_MS = 25_000;

/** What a round of deliveries came to. */
export interface DeliveryRound {
  /** How many deliveries were claimed. */
  readonly handled: number;
  /** Whether others may be due already. */
  readonly hasMore: boolean;
}

export const NOTHING_HANDLED: DeliveryRound = { handled: 0, hasMore: false };

/** How a try ends, even when it throws or never does. */
export const attempt = (
  tryIt: TE.TaskEither<NotDelivered, void>,
  clock: Clock,
): Promise<E.Either<NotDelivered, void>> => {
  const tried = pipe(
    TE.tryCatch(tryIt, () => BROKEN_COURIER),
    TE.chainEitherKW(identity),
  );
  const timeIsUp = clock.after(MAX_TRY_MS).pipe(map(() => E.left(NO_ANSWER)));
  return firstValueFrom(race(from(tried()), timeIsUp));
};

const NO_ANSWER: NotDelivered = { _tag: 'Unreachable', fault: 'no answer in time' };

/** Its message may hold anything. */
const BROKEN_COURIER: NotDelivered = {
  _tag: 'Retryable',
  fault: 'unexpected failure',
  retryAfterMs: null,
};
const BROKEN_QUEUE: RecordsUnavailable = { _tag: 'RecordsUnavailable', fault: 'unexpected failure' };

/** What the queue answers, even when it throws. */
export const answered = <A>(
  ask: TE.TaskEither<RecordsUnavailable, A>,
): Promise<E.Either<RecordsUnavailable, A>> =>
  pipe(
    TE.tryCatch(ask, () => BROKEN_QUEUE),
    TE.chainEitherK(identity<E.Either<RecordsUnavailable, A>>),
  )();
