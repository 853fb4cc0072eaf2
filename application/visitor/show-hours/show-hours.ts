import { BehaviorSubject, defer, repeat, type Observable, type Subscription } from 'rxjs';
import type { Clock } from '../../ports/clock.ts';
import { hoursAnytime, hoursAt, type HoursShown } from './shown-hours.ts';
import { hoursWords, type HoursWords } from './texts.ts';

const MINUTE_MS = 60_000;

/** Shows dealers' opening hours with their current state, in each dealer's time zone (contract, section 7: dealers' hours). */
export class ShowHours {
  private readonly view: BehaviorSubject<HoursShown>;
  private subscription: Subscription | null = null;

  /** Replays its latest value and updates every minute after `begin`. Never completes. */
  readonly view$: Observable<HoursShown>;

  constructor(
    private readonly clock: Clock,
    private readonly words: HoursWords = hoursWords,
  ) {
    this.view = new BehaviorSubject(hoursAnytime(words));
    this.view$ = this.view.asObservable();
  }

  /** Starts following the clock. */
  begin(): void {
    if (this.subscription !== null) return;
    this.showNow();
    const untilNextMinute = () => this.clock.after(MINUTE_MS - (this.clock.now() % MINUTE_MS));
    this.subscription = defer(untilNextMinute)
      .pipe(repeat())
      .subscribe(() => this.showNow());
  }

  /** Stops following the clock and keeps the last view. */
  dispose(): void {
    this.subscription?.unsubscribe();
  }

  private showNow(): void {
    this.view.next(hoursAt(this.clock.now(), this.words));
  }
}
