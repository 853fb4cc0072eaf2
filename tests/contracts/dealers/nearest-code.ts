import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { NearestCode } from '../../../application/ports/dealers/nearest-code.ts';

/** A source of codes under test; it knows Addison, TX. */
export interface NearestCodeUnderTest {
  readonly nearestCode: NearestCode;
  /** Makes every service stop answering. */
  readonly breakDown: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const ADDISON = { lat: 32.96, lon: -96.84 };

/** The contract of every `NearestCode`. */
export const describeNearestCode = (name: string, open: () => Promise<NearestCodeUnderTest>): void => {
  describe(`NearestCode: ${name}`, () => {
    let tested: NearestCodeUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    test('returns the code around a position', async () => {
      expect(await tested.nearestCode.of(ADDISON)()).toEqual(E.right('75001'));
      expect(await tested.nearestCode.of({ lat: 33.1, lon: -96.9 })()).toEqual(E.right('75001'));
    });

    test.each([
      ['Paris', 48.86, 2.35],
      ['the pole', -90, 0],
      ['the sea', 40, -40],
    ])('reports that %s is outside the service area', async (_where, lat, lon) => {
      expect(await tested.nearestCode.of({ lat, lon })()).toEqual(
        E.left({ _tag: 'CodeUnknown', reason: 'elsewhere' }),
      );
    });

    test('is unavailable when no service answers, and never rejects', async () => {
      await tested.breakDown();
      expect(await tested.nearestCode.of(ADDISON)()).toEqual(
        E.left({ _tag: 'CodeUnknown', reason: 'no answer' }),
      );
    });
  });
};
