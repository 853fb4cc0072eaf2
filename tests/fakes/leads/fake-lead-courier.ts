import * as E from 'fp-ts/Either';
import type { Delivery } from '../../../application/ports/leads/delivery-queue.ts';
import type { LeadCourier, NotDelivered } from '../../../application/ports/leads/lead-courier.ts';

/** A courier to a receiver whose answers the test sets; at first it accepts everything. */
export class FakeLeadCourier implements LeadCourier {
  private readonly open: Array<() => void> = [];
  private isSilent = false;
  private failure: (nth: number) => NotDelivered | null = () => null;
  /** The tried deliveries, oldest first. */
  readonly tried: Delivery[] = [];
  /** The accepted deliveries, oldest first, including repetitions. */
  readonly taken: Delivery[] = [];

  /** Makes deliveries fail with a retryable error: all, or those that `refuses` selects by the number of the try, counted from 0. */
  refuse(fault = 'status 503', refuses: (nth: number) => boolean = () => true): void {
    this.fail({ _tag: 'Retryable', fault, retryAfterMs: null }, refuses);
  }

  /** Like `refuse`, with any failure. */
  fail(failure: NotDelivered, fails: (nth: number) => boolean = () => true): void {
    const before = this.tried.length;
    this.failure = (nth) => (fails(nth - before) ? failure : null);
  }

  /** Makes the receiver accept everything. */
  accept(): void {
    this.failure = () => null;
  }

  /** Makes the receiver silent until it is released. */
  fallSilent(): void {
    this.isSilent = true;
  }

  release(): void {
    this.isSilent = false;
    for (const answer of this.open.splice(0)) answer();
  }

  readonly deliver = (delivery: Delivery) => async (): Promise<E.Either<NotDelivered, void>> => {
    const failure = this.failure(this.tried.length);
    this.tried.push(delivery);
    if (this.isSilent) await new Promise<void>((resolve) => this.open.push(resolve));
    if (failure !== null) return E.left(failure);
    this.taken.push(delivery);
    return E.right(undefined);
  };
}
