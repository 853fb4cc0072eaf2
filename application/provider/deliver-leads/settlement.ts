import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { waitAfter } from '../../../domain/lead/delivery.ts';
import type { Delivery, Settlement } from '../../ports/leads/delivery-queue.ts';
import type { NotDelivered } from '../../ports/leads/lead-courier.ts';

/** How to settle an attempt that ended at `now`. */
export const settlementOf = (
  { tries }: Delivery,
  outcome: E.Either<NotDelivered, void>,
  now: number,
): Settlement => {
  if (E.isRight(outcome)) return { kind: 'delivered' };
  const failure = outcome.left;
  switch (failure._tag) {
    case 'NoRecipient':
      return { kind: 'delivered' };
    case 'Refused':
      return { kind: 'parked', fault: failure.fault };
    case 'OverLimit':
      return failure.digest === null ? { kind: 'suppressed' } : { kind: 'held', ...failure.digest };
    case 'Retryable':
      return later(tries, failure.fault, now, failure.retryAfterMs ?? 0);
    case 'Unreachable':
      return later(tries, failure.fault, now);
  }
};

const later = (tries: number, fault: string, now: number, leastWait = 0): Settlement => {
  const wait = waitAfter(tries + 1);
  return O.isNone(wait)
    ? { kind: 'parked', fault }
    : { kind: 'waiting', dueAt: now + Math.max(wait.value, leastWait), fault };
};
