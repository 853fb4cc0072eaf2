import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import {
  afterEvent,
  fixedBar,
  IN_VIEW_THRESHOLD,
  NO_BARS,
  OBSERVED_AFTER_MS,
  type StickyBars,
  type StickyEvent,
} from '../../../domain/content/blocks/sticky-bars.ts';
import type { Clock } from '../../ports/clock.ts';

/** Whether it is observed what is in view, and the id of the bar that is fixed to the foot of the screen. */
export interface HoldInViewView {
  readonly isObserving: boolean;
  /** The share of an element, from 0 to 1, from which it counts as in view. */
  readonly threshold: number;
  /** Null: every bar is in its place. */
  readonly fixed: string | null;
}

/** Holds a call to action in view while its place on the page is not (specification, sections 4 and 9: sticky footer). */
export class HoldInView {
  private readonly view = new BehaviorSubject<HoldInViewView>({
    ...{ isObserving: false, threshold: IN_VIEW_THRESHOLD, fixed: null },
  });
  private state: StickyBars = NO_BARS;
  private waiting: Subscription | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<HoldInViewView> = this.view.asObservable();

  constructor(private readonly clock: Clock) {}

  /** Takes over the bar of an id, once it is rendered; with the first of them begins the wait until anything is observed. */
  hold(id: string): void {
    this.note({ kind: 'rendered', id });
    this.waiting ??= this.clock.after(OBSERVED_AFTER_MS).subscribe(() => this.show(true));
  }

  /** Leaves a bar alone that is not rendered any more. */
  letGo(id: string): void {
    this.note({ kind: 'gone', id });
  }

  /** So much of a bar's place is in view, from 0 to 1. */
  placeSeen(id: string, share: number): void {
    this.note({ kind: 'place', id, share });
  }

  /** So much of the end of the page is in view, from 0 to 1. */
  endSeen(share: number): void {
    this.note({ kind: 'end', share });
  }

  /** Ends the wait; the view stays as it is. */
  dispose(): void {
    this.waiting?.unsubscribe();
  }

  private note(event: StickyEvent): void {
    this.state = afterEvent(this.state, event);
    this.show(this.view.value.isObserving);
  }

  private show(isObserving: boolean): void {
    const before = this.view.value;
    const fixed = isObserving ? fixedBar(this.state) : null;
    if (isObserving === before.isObserving && fixed === before.fixed) return;
    this.view.next({ ...before, isObserving, fixed });
  }
}
