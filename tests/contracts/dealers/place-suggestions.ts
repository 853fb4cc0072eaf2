import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import {
  MAX_GUESSES,
  MAX_PLACES,
  type PlaceSuggestions,
} from '../../../application/ports/dealers/place-suggestions.ts';

/** A lookup under test; it knows Addison, TX. */
export interface PlaceSuggestionsUnderTest {
  readonly placeSuggestions: PlaceSuggestions;
  /** Makes every service stop answering; missing if it uses none. */
  readonly breakDown?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The contract of every `PlaceSuggestions`. */
export const describePlaceSuggestions = (
  name: string,
  open: () => Promise<PlaceSuggestionsUnderTest>,
): void => {
  describe(`PlaceSuggestions: ${name}`, () => {
    let tested: PlaceSuggestionsUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    const suggested = (text: string, near: PostalCode | null = null) =>
      tested.placeSuggestions.for(text, near)();

    test.each(['Addison, TX', 'addison tx', 'Addison, Texas'])('finds the town %p', async (text) =>
      expect(await suggested(text)).toEqual(
        E.right({
          isGuess: false,
          places: [{ city: 'Addison', state: 'TX', area: '75001' }],
          emergencies: [],
        }),
      ),
    );

    test('finds at most five towns', async () => {
      const found = await suggested('A');
      const count = E.isRight(found) ? found.right.places.length : 0;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(MAX_PLACES);
    });

    test.each(['Adison', 'adddison tx', '7500l', '75OO1', '7500O1', '75001-', '7S001', '75001x'])(
      'guesses that %p is Addison, the likeliest first',
      async (text) => {
        const found = await suggested(text);
        const places = E.isRight(found) && found.right.isGuess ? found.right.places : [];
        expect(places.length).toBeLessThanOrEqual(MAX_GUESSES);
        expect(places[0]?.city).toBe('Addison');
      },
    );

    test('ranks places near the visitor’s code before others', async () => {
      const found = await suggested('75011', '75001' as PostalCode);
      expect(found).toMatchObject({ right: { isGuess: true } });
      expect(E.isRight(found) && found.right.places[0]).toMatchObject({ area: '75001' });
    });

    test.each(['Zzyzzx', ', TX', '1234567890', '12'])('suggests nothing for %p', async (text) =>
      expect(await suggested(text)).toMatchObject({ right: { places: [] } }),
    );

    test.each([
      ['I smell gas', 'en', 'If you smell gas', 'Leave right away. Take everyone with you.'],
      ['huele a gas', 'es', 'Si huele a gas', 'Salga de inmediato. Llévese a todos.'],
    ])('says what to do in the danger %p, in its language', async (text, language, title, firstStep) =>
      expect(await suggested(text)).toMatchObject({
        right: { places: [], emergencies: [{ language, title, steps: expect.arrayContaining([firstStep]) }] },
      }),
    );

    test('reports that no service answers, and never rejects', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      expect(await suggested('Addison')).toMatchObject({ left: { _tag: 'PlacesUnavailable' } });
    });
  });
};
