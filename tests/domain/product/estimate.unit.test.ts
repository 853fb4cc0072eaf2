import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  DUCTWORK_CHOICES,
  estimateOf,
  hasDucts,
  type PlannedSystem,
} from '../../../domain/product/estimate.ts';
import { MATCHED_PARTS } from '../../../domain/product/matched-parts.ts';

const systems = Object.keys(MATCHED_PARTS) as ReadonlyArray<PlannedSystem>;
const system = fc.constantFrom(...systems);

describe('The estimate of a system', () => {
  test.each([
    ['furnace-ac', 'keep', 880_000, 880_000],
    ['furnace-ac', 'new', 1_180_000, 1_880_000],
    ['heat-pump', 'unsure', 940_000, 1_940_000],
    ['ac-air-handler', 'new', 1_200_000, 1_900_000],
    ['hybrid', 'new', 1_220_000, 1_920_000],
    ['furnace', 'keep', 340_000, 340_000],
    ['ac', 'new', 840_000, 1_540_000],
  ] as const)('has the right range for %s with the ductwork choice %s', (planned, ductwork, from, to) => {
    expect(estimateOf(planned, ductwork)).toMatchObject({ from, to });
  });

  test.each([
    ['furnace-ac', true, true],
    ['heat-pump', true, true],
    ['hybrid', true, false],
    ['oil', false, false],
    ['ductless', false, false],
    ['packaged', false, false],
  ] as const)('of %s has a price: %p, for all parts: %p', (planned, isPriced, isComplete) =>
    expect(estimateOf(planned, 'keep')).toMatchObject({ isPriced, isComplete }),
  );

  it('has parts with their own price, or with the part that includes them', () => {
    expect(estimateOf('furnace-ac', 'keep').parts).toEqual([
      { part: 'furnace', price: 340_000, comesWith: null },
      { part: 'air-conditioner', price: 540_000, comesWith: null },
      { part: 'indoor-coil', price: null, comesWith: 'air-conditioner' },
    ]);
    expect(estimateOf('hybrid', 'keep').parts.at(-1)).toEqual({
      part: 'indoor-coil',
      price: null,
      comesWith: null,
    });
  });

  it('is without ducts only for ductless systems', () =>
    expect(systems.filter((planned) => !hasDucts(planned))).toEqual(['ductless']));

  it('is the sum of its parts, in whole cents, if the ducts stay', () => {
    fc.assert(
      fc.property(system, (planned) => {
        const { parts, from, to } = estimateOf(planned, 'keep');
        const prices = parts.map(({ price }) => price ?? 0);
        expect(prices.every((price) => Number.isInteger(price) && price >= 0)).toBe(true);
        expect(from).toBe(prices.reduce((sum, price) => sum + price, 0));
        expect(to).toBe(from);
      }),
    );
  });

  it('never ends below its start, and is widest with uninspected ducts', () => {
    fc.assert(
      fc.property(system, fc.constantFrom(...DUCTWORK_CHOICES), (planned, ductwork) => {
        const { from, to } = estimateOf(planned, ductwork);
        const widest = estimateOf(planned, 'unsure');
        expect(from).toBeLessThanOrEqual(to);
        expect(widest.from).toBeLessThanOrEqual(from);
        expect(widest.to).toBeGreaterThanOrEqual(to);
      }),
    );
  });
});
