import * as E from 'fp-ts/Either';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { CallRoute } from '../../../domain/phone/dealer-number.ts';
import type { CallRouting, RoutingUnavailable } from '../../ports/call-routing.ts';
import type { Logger } from '../../ports/logger.ts';
import { shownPhone, type ShownPhone } from '../find-dealers/shown-phone.ts';

/** A call whose number is being found out, or is known; null where nobody has a number. */
export type RoutedCall =
  { readonly kind: 'routing' } | { readonly kind: 'routed'; readonly phone: ShownPhone | null };

/** The routed calls by their dealers' card keys; a dealer that is not in it shows the number of its card. */
export type RoutedCalls = Readonly<Record<string, RoutedCall>>;

/**
 * Finds the numbers by which a visitor's calls are routed (specification, section 7): first `Loading..`, then the routed
 * number; without one, the number that the dealer supplies, else the site's own.
 */
export class RouteCalls {
  private readonly view = new BehaviorSubject<RoutedCalls>({});
  private isDisposed = false;
  private readonly runs = new Map<string, Promise<E.Either<RoutingUnavailable, string>>>();

  /** Replays its latest value, never completes. */
  readonly view$: Observable<RoutedCalls> = this.view.asObservable();

  constructor(
    private readonly routing: CallRouting,
    private readonly log: Logger,
    private readonly defaultPhone: string,
  ) {}

  /** Routes the calls to a dealer; asks once for each pool and group. */
  async route(key: string, { pool, routingGroup, supplied }: CallRoute): Promise<void> {
    if (this.view.value[key] !== undefined) return;
    this.show(key, { kind: 'routing' });
    const run = `${pool} ${routingGroup}`;
    const asked = this.runs.get(run) ?? this.routing.run(pool, routingGroup)();
    this.runs.set(run, asked);
    const answer = await asked;
    if (this.isDisposed) return;
    if (E.isLeft(answer)) this.log.warning(`Call routing failed: ${answer.left.statusText}`);
    const number = E.isRight(answer) ? answer.right : null;
    const phone = [number, supplied, this.defaultPhone].map(shownPhone).find((shown) => shown !== null);
    this.show(key, { kind: 'routed', phone: phone ?? null });
  }

  /** The view stays as it stands: an answer that is still to come is dropped. */
  dispose(): void {
    this.isDisposed = true;
  }

  private show(key: string, call: RoutedCall): void {
    this.view.next({ ...this.view.value, [key]: call });
  }
}
