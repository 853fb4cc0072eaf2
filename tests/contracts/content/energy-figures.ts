import { describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { EnergyFigures } from '../../../application/ports/content/energy-figures.ts';
import type { StatePrices } from '../../../domain/energy/local-energy.ts';

const MINNESOTA: StatePrices = { state: 'MN', electricity: 0.16, gas: 1.25, period: 'March 2026' };
const MINNEAPOLIS = { city: 'Minneapolis', state: 'MN', lat: 44.98, lon: -93.27 };
const TORONTO = { city: 'Toronto', state: 'ON', lat: 43.65, lon: -79.38 };

/** The contract of every `EnergyFigures`; `make` returns one that has these prices. */
export const describeEnergyFigures = (
  name: string,
  make: (prices: ReadonlyArray<StatePrices>) => Promise<EnergyFigures>,
): void =>
  describe(`EnergyFigures: ${name}`, () => {
    it('has the weather near a place, and its state’s prices', async () => {
      const figures = await make([MINNESOTA]);
      expect(await figures.at(MINNEAPOLIS)()).toEqual(
        E.right({
          weather: { station: 'Minneapolis, MN', heating: 7_400, cooling: 800 },
          prices: O.some(MINNESOTA),
        }),
      );
    });

    it('has no prices outside the United States', async () => {
      const figures = await make([MINNESOTA]);
      expect(await figures.at(TORONTO)()).toMatchObject(E.right({ prices: O.none }));
    });
  });
