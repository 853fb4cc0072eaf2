import type { Clock } from '../../../application/ports/clock.ts';
import type { VisitorOrigin } from '../../../application/ports/visitor/visitor-origin.ts';
import {
  NO_SOURCE,
  numberTypeOf,
  setsFlag,
  SOURCE_KEPT_MS,
  type Landing,
  type TrafficSource,
} from '../../../domain/visitor/traffic-source.ts';
import { FakeClock } from '../fake-clock.ts';

/** Remembers landings as long as the specification says; a test moves its clock. */
export class FakeVisitorOrigin implements VisitorOrigin {
  private readonly clock: Clock;
  private source = NO_SOURCE;
  private until = { numberType: Infinity, flag: Infinity };

  constructor(clock: Clock = new FakeClock()) {
    this.clock = clock;
  }

  /** Lands the visitor on the site. */
  land(landing: Landing): void {
    const end = this.clock.now() + SOURCE_KEPT_MS;
    const numberType = numberTypeOf(landing);
    if (numberType !== null) this.remember({ ...this.trafficSource(), numberType }, { numberType: end });
    if (setsFlag(landing)) this.remember({ ...this.trafficSource(), hidesRatings: true }, { flag: end });
  }

  /** Sets the remembered source, until the clock passes its end. */
  remember(source: TrafficSource, until: Partial<typeof this.until> = {}): void {
    this.source = source;
    this.until = { ...this.until, ...until };
  }

  readonly trafficSource = (): TrafficSource => {
    const now = this.clock.now();
    return {
      numberType: now < this.until.numberType ? this.source.numberType : null,
      hidesRatings: now < this.until.flag && this.source.hidesRatings,
    };
  };
}
