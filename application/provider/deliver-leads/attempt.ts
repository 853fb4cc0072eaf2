import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { identity, pipe } from 'fp-ts/function';
import { firstValueFrom, from, map, race } from 'rxjs';
import type { Clock } from '../../ports/clock.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { NotDelivered } from '../../ports/leads/lead-courier.ts';

/** The duration of a claim: longer than all attempts of a round in sequence at their timeouts. */
export const CLAIM_MS = 120_000;

const MAX_TRY_MS = 25_000;

/** The result of a round of deliveries. */
export interface DeliveryRound {
  readonly handled: number;
  /** Whether more deliveries may be due. */
  readonly hasMore: boolean;
}

export const NOTHING_HANDLED: DeliveryRound = { handled: 0, hasMore: false };

/** The outcome of an attempt, even when it throws or times out. */
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

/** The exception's message may contain personal data, so it isn't logged. */
const BROKEN_COURIER: NotDelivered = {
  _tag: 'Retryable',
  fault: 'unexpected failure',
  retryAfterMs: null,
};
const BROKEN_QUEUE: RecordsUnavailable = { _tag: 'RecordsUnavailable', fault: 'unexpected failure' };

/** The queue's answer, even when it throws. */
export const answered = <A>(
  ask: TE.TaskEither<RecordsUnavailable, A>,
): Promise<E.Either<RecordsUnavailable, A>> =>
  pipe(
    TE.tryCatch(ask, () => BROKEN_QUEUE),
    TE.chainEitherK(identity<E.Either<RecordsUnavailable, A>>),
  )();
