import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type {
  PositionUnknown,
  VisitorPosition,
} from '../../../application/ports/visitor/visitor-position.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

/** A `VisitorPosition` under test, and how a test sets the device's location. */
export interface PositionUnderTest {
  readonly position: VisitorPosition;
  readonly standAt: (position: Coordinates) => void;
  /** Makes the device withhold its location. */
  readonly keepQuiet: (why: PositionUnknown['reason']) => void;
  /** How often the visitor was asked for permission. */
  readonly asked: () => number;
}

const ADDISON = { lat: 32.96, lon: -96.84 };

/** The contract of every `VisitorPosition`. */
export const describeVisitorPosition = (name: string, open: () => PositionUnderTest): void => {
  describe(`VisitorPosition: ${name}`, () => {
    let tested: PositionUnderTest;
    beforeEach(() => void (tested = open()));

    test('requests permission only when its task runs', async () => {
      tested.standAt(ADDISON);
      const position = tested.position.now();
      expect(tested.asked()).toBe(0);
      await position();
      expect(tested.asked()).toBe(1);
    });

    test("returns the device's location", async () => {
      tested.standAt(ADDISON);
      expect(await tested.position.now()()).toEqual(E.right(ADDISON));
    });

    test('follows changes of the device', async () => {
      tested.keepQuiet('unavailable');
      await tested.position.now()();
      tested.standAt(ADDISON);
      expect(await tested.position.now()()).toEqual(E.right(ADDISON));
    });

    test.each(['refused', 'unavailable', 'slow'] as const)(
      'reports that the location is %s, and never rejects',
      async (reason) => {
        tested.keepQuiet(reason);
        expect(await tested.position.now()()).toEqual(E.left({ _tag: 'PositionUnknown', reason }));
      },
    );
  });
};
