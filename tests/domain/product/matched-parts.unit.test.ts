import { describe, expect, test } from '@jest/globals';
import {
  coilComesWith,
  hasSpareCoil,
  includesCoil,
  MATCHED_PARTS,
  matchesOf,
  partsOf,
  type MatchedSystem,
} from '../../../domain/product/matched-parts.ts';

const SYSTEMS = Object.keys(MATCHED_PARTS) as ReadonlyArray<MatchedSystem>;

describe('Matched parts', () => {
  test.each(SYSTEMS)('of %s have one place for a coil with an outdoor unit, and none otherwise', (system) => {
    const parts = partsOf(system);
    const outdoor = parts.some((part) => part === 'air-conditioner' || part === 'heat-pump');
    const places = parts.filter((part) => part === 'indoor-coil' || part === 'air-handler');
    expect(places).toHaveLength(outdoor ? 1 : 0);
  });

  test('include a coil with an air conditioner or air handler, but not with a heat pump or furnace', () => {
    expect(
      (['Air Conditioner', 'Air Handler', 'Heat Pump', '90% Furnace'] as const).map(includesCoil),
    ).toEqual([true, true, false, false]);
    expect(SYSTEMS.filter(hasSpareCoil)).toEqual(['ac-air-handler']);
    expect([coilComesWith('ac'), coilComesWith('heat-pump'), coilComesWith('hybrid')]).toEqual([
      'air-conditioner',
      'air-handler',
      null,
    ]);
  });

  test('name the parts that are installed with each part', () => {
    expect(matchesOf('heat-pump')).toEqual(['an air handler', 'a furnace and an indoor coil']);
    expect(matchesOf('packaged-unit')).toEqual([]);
  });
});
