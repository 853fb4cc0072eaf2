import type { TaskEither } from 'fp-ts/TaskEither';
import type { Delivery } from './delivery-queue.ts';

/** A try failed; `fault` says how, without personal data. */
export interface NotDelivered {
  readonly _tag: 'NotDelivered';
  readonly fault: string;
}

/** Brings leads to one place: the CRM, a dealer's mailbox, the visitor's. */
export interface LeadCourier {
  /** Resolves once the other side has taken it; whoever takes it twice can know it by its id. */
  readonly deliver: (delivery: Delivery) => TaskEither<NotDelivered, void>;
}
