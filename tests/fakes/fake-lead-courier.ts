import * as E from 'fp-ts/Either';
import type { Delivery } from '../../application/ports/delivery-queue.ts';
import type { LeadCourier, NotDelivered } from '../../application/ports/lead-courier.ts';

/** A courier to somebody whose answers a test decides; at first everything is taken. */
export class FakeLeadCourier implements LeadCourier {
  private readonly open: Array<() => void> = [];
  private isSilent = false;
  private fault: (nth: number) => string | null = () => null;
  /** What was tried, oldest first. */
  readonly tried: Delivery[] = [];
  /** What was taken, oldest first, repetitions too. */
  readonly taken: Delivery[] = [];

  /** From now on nothing is taken; or only some, by the number of the try, counted from 0 now. */
  refuse(fault = 'status 503', refuses: (nth: number) => boolean = () => true): void {
    const before = this.tried.length;
    this.fault = (nth) => (refuses(nth - before) ? fault : null);
  }

  /** From now on everything is taken. */
  accept(): void {
    this.fault = () => null;
  }

  /** From now on nobody answers, until it is released. */
  fallSilent(): void {
    this.isSilent = true;
  }

  release(): void {
    this.isSilent = false;
    for (const answer of this.open.splice(0)) answer();
  }

  readonly deliver = (delivery: Delivery) => async (): Promise<E.Either<NotDelivered, void>> => {
    const fault = this.fault(this.tried.length);
    this.tried.push(delivery);
    if (this.isSilent) await new Promise<void>((resolve) => this.open.push(resolve));
    if (fault !== null) return E.left({ _tag: 'NotDelivered', fault });
    this.taken.push(delivery);
    return E.right(undefined);
  };
}
