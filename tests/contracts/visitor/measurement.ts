import { describe, expect, test } from '@jest/globals';
import type { Measurement } from '../../../application/ports/visitor/measurement.ts';
import type { Decision } from '../../../domain/consent/consent.ts';

/** A measurement under test, the events reported to it, oldest first, and how often it was loaded. */
export interface MeasurementUnderTest {
  readonly measurement: Measurement;
  readonly reported: () => ReadonlyArray<Decision>;
  readonly timesLoaded: () => number;
}

/** The contract of every `Measurement`. */
export const describeMeasurement = (name: string, open: () => MeasurementUnderTest): void => {
  describe(`Measurement: ${name}`, () => {
    test('receives decisions in order without loading the tool', () => {
      const { measurement, reported, timesLoaded } = open();
      measurement.report('granted');
      measurement.report('refused');
      expect([reported(), timesLoaded()]).toEqual([['granted', 'refused'], 0]);
    });

    test('loads the tool once', () => {
      const { measurement, reported, timesLoaded } = open();
      measurement.begin();
      measurement.begin();
      expect([reported(), timesLoaded()]).toEqual([[], 1]);
    });
  });
};
