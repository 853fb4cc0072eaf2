import * as E from 'fp-ts/Either';
import { waitAfter } from '../../../domain/lead/delivery.ts';
import type { Delivery, Settlement } from '../../ports/delivery-queue.ts';
import type { NotDelivered } from '../../ports/lead-courier.ts';

/** What a try that ended at `now` leads to: nothing more, another one later, or none any more. */
export const settlementOf = (
  { tries }: Delivery,
  outcome: E.Either<NotDelivered, void>,
  now: number,
): Settlement => {
  if (E.isRight(outcome)) return { kind: 'delivered' };
  const { fault } = outcome.left;
  const wait = waitAfter(tries + 1);
  return wait === null ? { kind: 'parked', fault } : { kind: 'waiting', dueAt: now + wait, fault };
};
