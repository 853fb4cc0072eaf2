import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { MAX_TOWNS, type TownsNamed } from '../../../application/ports/dealers/towns-named.ts';

/** A lookup under test; it knows Addison, TX. */
export interface TownsNamedUnderTest {
  readonly townsNamed: TownsNamed;
  /** Makes every service stop answering; missing if it uses none. */
  readonly breakDown?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The contract of every `TownsNamed`. */
export const describeTownsNamed = (name: string, open: () => Promise<TownsNamedUnderTest>): void => {
  describe(`TownsNamed: ${name}`, () => {
    let tested: TownsNamedUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    const townsBy = (text: string) => tested.townsNamed.by(text)();

    test.each(['Addison, TX', 'addison tx', 'Addison, Texas'])('finds the town %p', async (text) =>
      expect(await townsBy(text)).toEqual(E.right([{ city: 'Addison', state: 'TX', area: '75001' }])),
    );

    test('finds at most five towns', async () => {
      const towns = await townsBy('A');
      const count = E.isRight(towns) ? towns.right.length : 0;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(MAX_TOWNS);
    });

    test.each(['Zzyzzx', ', TX'])('finds no town for %p', async (text) =>
      expect(await townsBy(text)).toEqual(E.right([])),
    );

    test('reports that no service answers, and never rejects', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      expect(await townsBy('Addison')).toMatchObject({ left: { _tag: 'TownsUnavailable' } });
    });
  });
};
