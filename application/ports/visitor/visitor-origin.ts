import type { TrafficSource } from '../../../domain/visitor/traffic-source.ts';

/** Where the visitor came from, remembered for 7 days (specification, section 9). */
export interface VisitorOrigin {
  readonly trafficSource: () => TrafficSource;
}
