import type { TrafficSource } from '../../../domain/visitor/traffic-source.ts';

/** The visitor's traffic source, remembered for 7 days (specification, section 9). */
export interface VisitorOrigin {
  readonly trafficSource: () => TrafficSource;
}
