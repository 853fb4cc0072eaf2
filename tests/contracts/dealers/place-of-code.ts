import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { PlaceOfCode } from '../../../application/ports/dealers/place-of-code.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';

/** A lookup under test; it knows Addison, TX. */
export interface PlaceOfCodeUnderTest {
  readonly placeOfCode: PlaceOfCode;
  /** Makes every service stop answering; missing if it uses none. */
  readonly breakDown?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The contract of every `PlaceOfCode`. */
export const describePlaceOfCode = (name: string, open: () => Promise<PlaceOfCodeUnderTest>): void => {
  describe(`PlaceOfCode: ${name}`, () => {
    let tested: PlaceOfCodeUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    const placeOf = (text: string) =>
      pipe(
        parsePostalCode(text),
        O.match(
          () => Promise.reject(new Error(`${text} is no code`)),
          (code) => tested.placeOfCode.of(code)(),
        ),
      );
    const unknown = (reason: string) => E.left({ _tag: 'PlaceUnknown', reason });

    test('returns the place of a code', async () =>
      expect(await placeOf('75001')).toEqual(
        E.right({
          city: 'Addison',
          state: 'TX',
          lat: expect.closeTo(32.96, 1),
          lon: expect.closeTo(-96.84, 1),
        }),
      ));

    test.each(['00000', 'H0H 0H0'])('reports that %s is not listed', async (code) =>
      expect(await placeOf(code)).toEqual(unknown('not listed')),
    );

    test('reports that no service answers, and never rejects', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      expect(await placeOf('75001')).toEqual(unknown('no answer'));
    });
  });
};
