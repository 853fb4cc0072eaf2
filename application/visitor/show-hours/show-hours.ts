import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, defer, repeat, type Observable, type Subscription } from 'rxjs';
import { openingAt, weekdayOf, type Opening } from '../../../domain/dealer/opening-hours.ts';
import { localTimeIn, type LocalTime } from '../../../domain/time/local-time.ts';
import type { Clock } from '../../ports/clock.ts';
import { weekLines, type DealerHours } from './dealer-hours.ts';
import { closedOpens, dayHours, hoursTexts, momentText, openUntil } from './texts.ts';

/** A dealer's hours, ready to show. */
export interface ShownHours {
  /** What they mean now; `unknown` where what the dealer writes leaves that open. */
  readonly kind: Opening['kind'] | 'unknown';
  /** `Open until 6 PM`. */
  readonly now: string;
  /** A line for each run of days with the same hours; empty: the dealer does not say. */
  readonly week: ReadonlyArray<string>;
}

type Now = Omit<ShownHours, 'week'>;

/** Shows the hours of a dealer. */
export type HoursShown = (hours: DealerHours) => ShownHours;

const MINUTE_MS = 60_000;

/** Hours whatever the time is: shared html is read at any hour, so that it says no more. */
const anytime: HoursShown = ({ week, isAlwaysOpen }) => ({
  ...(isAlwaysOpen ? ALWAYS : { kind: 'unknown', now: hoursTexts.hours }),
  week: weekLines(week),
});

const ALWAYS = { kind: 'always', now: hoursTexts.always } as const;

/** Shows what dealers' hours mean now, on the clocks of each dealer (contract, section 7: dealers' hours). */
export class ShowHours {
  private readonly view = new BehaviorSubject<HoursShown>(anytime);
  private subscription: Subscription | null = null;

  /** Replays its latest value, another one each minute once the application has started; never completes. */
  readonly view$: Observable<HoursShown> = this.view.asObservable();

  constructor(private readonly clock: Clock) {}

  /** From now on it follows the clock. */
  begin(): void {
    if (this.subscription !== null) return;
    this.showNow();
    const untilNextMinute = () => this.clock.after(MINUTE_MS - (this.clock.now() % MINUTE_MS));
    this.subscription = defer(untilNextMinute)
      .pipe(repeat())
      .subscribe(() => this.showNow());
  }

  /** The view stays as it is. */
  dispose(): void {
    this.subscription?.unsubscribe();
  }

  private showNow(): void {
    const now = this.clock.now();
    this.view.next((hours) => ({
      ...anytime(hours),
      ...(hours.isAlwaysOpen ? {} : O.getOrElse(() => ({}))(at(now, hours))),
    }));
  }
}

const at = (now: number, { week, timeZone }: DealerHours): O.Option<Now> =>
  pipe(
    O.fromNullable(timeZone),
    O.chain((zone) => localTimeIn(zone, now)),
    O.map((time) =>
      pipe(
        openingAt(week, time),
        O.match(
          (): Now => ({ kind: 'unknown', now: writtenText(week, time) }),
          (opening) => ({ kind: opening.kind, now: openingText(opening, time) }),
        ),
      ),
    ),
  );

/** The dealer's own text for the day, unchanged: `Friday: by appointment`. */
const writtenText = (week: DealerHours['week'], { weekday }: LocalTime): string => {
  const day = weekdayOf(weekday);
  const written = week[day];
  return written === undefined ? hoursTexts.hours : dayHours(day, written);
};

const openingText = (opening: Opening, time: LocalTime): string => {
  switch (opening.kind) {
    case 'always':
      return hoursTexts.always;
    case 'open':
      return opening.closesIn === null ? hoursTexts.open : openUntil(momentText(time, opening.closesIn));
    case 'closed':
      return opening.opensIn === null ? hoursTexts.closed : closedOpens(momentText(time, opening.opensIn));
  }
};
