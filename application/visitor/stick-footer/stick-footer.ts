import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import {
  afterEvent,
  fixedFooter,
  IN_VIEW_THRESHOLD,
  NO_FOOTERS,
  OBSERVED_AFTER_MS,
  type StickyFooters,
  type StickyEvent,
} from '../../../domain/content/blocks/sticky-footers.ts';
import type { Clock } from '../../ports/clock.ts';

/** Whether elements are being observed, and the id of the footer that sticks to the bottom of the screen. */
export interface StickyFooterView {
  readonly isObserving: boolean;
  /** The visible share of an element, from 0 to 1, at which it counts as in view. */
  readonly threshold: number;
  /** Null when no footer sticks. */
  readonly fixed: string | null;
}

/**
 * Keeps a call to action at the bottom of the screen while its own place is out of view (specification, sections 4 and 9: sticky footer).
 */
export class StickFooter {
  private readonly view = new BehaviorSubject<StickyFooterView>({
    isObserving: false,
    threshold: IN_VIEW_THRESHOLD,
    fixed: null,
  });
  private state: StickyFooters = NO_FOOTERS;
  private waiting: Subscription | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<StickyFooterView> = this.view.asObservable();

  constructor(private readonly clock: Clock) {}

  /** Registers a rendered footer. The first one starts the delay before observing begins. */
  hold(id: string): void {
    this.note({ kind: 'rendered', id });
    this.waiting ??= this.clock.after(OBSERVED_AFTER_MS).subscribe(() => this.show(true));
  }

  /** Unregisters a footer that is no longer rendered. */
  letGo(id: string): void {
    this.note({ kind: 'gone', id });
  }

  /** Reports the visible share of a footer's place, from 0 to 1. */
  placeSeen(id: string, share: number): void {
    this.note({ kind: 'place', id, share });
  }

  /** Reports the visible share of the page's end, from 0 to 1. */
  endSeen(share: number): void {
    this.note({ kind: 'end', share });
  }

  /** Cancels the delay and keeps the last view. */
  dispose(): void {
    this.waiting?.unsubscribe();
  }

  private note(event: StickyEvent): void {
    this.state = afterEvent(this.state, event);
    this.show(this.view.value.isObserving);
  }

  private show(isObserving: boolean): void {
    const before = this.view.value;
    const fixed = isObserving ? fixedFooter(this.state) : null;
    if (isObserving === before.isObserving && fixed === before.fixed) return;
    this.view.next({ ...before, isObserving, fixed });
  }
}
