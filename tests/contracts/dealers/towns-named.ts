import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { MAX_TOWNS, type TownsNamed } from '../../../application/ports/dealers/towns-named.ts';

/** A look-up under test. It knows Addison, TX. */
export interface TownsNamedUnderTest {
  readonly townsNamed: TownsNamed;
  /** From now on no service answers; absent: it needs none. */
  readonly breakDown?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What every `TownsNamed` does. */
export const describeTownsNamed = (name: string, open: () => Promise<TownsNamedUnderTest>): void => {
  describe(`TownsNamed: ${name}`, () => {
    let tested: TownsNamedUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    const townsBy = (text: string) => tested.townsNamed.by(text)();

    test.each(['Addison, TX', 'addison tx', 'Addison, Texas'])('knows the town of %p', async (text) =>
      expect(await townsBy(text)).toEqual(E.right([{ city: 'Addison', state: 'TX', area: '75001' }])),
    );

    test('knows a handful at most', async () => {
      const towns = await townsBy('A');
      const count = E.isRight(towns) ? towns.right.length : 0;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(MAX_TOWNS);
    });

    test.each(['Zzyzzx', ', TX'])('knows no town of %p', async (text) =>
      expect(await townsBy(text)).toEqual(E.right([])),
    );

    test('reports that no service answers, and never rejects', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      expect(await townsBy('Addison')).toMatchObject({ left: { _tag: 'TownsUnavailable' } });
    });
  });
};
