import { describe, expect, test } from '@jest/globals';
import type { VisitorOrigin } from '../../../application/ports/visitor/visitor-origin.ts';
import { NO_SOURCE, type TrafficSource } from '../../../domain/visitor/traffic-source.ts';

/** The contract of every `VisitorOrigin`; `open` returns one that remembers a source. */
export const describeVisitorOrigin = (name: string, open: (source: TrafficSource) => VisitorOrigin): void => {
  describe(`VisitorOrigin: ${name}`, () => {
    test.each<TrafficSource>([
      NO_SOURCE,
      { numberType: 'paid-search', hidesRatings: false },
      { numberType: 'focus-campaign', hidesRatings: true },
      { numberType: null, hidesRatings: true },
    ])('remembers %j', (source) => expect(open(source).trafficSource()).toEqual(source));
  });
};
