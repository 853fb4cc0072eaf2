import { describe, expect, test } from '@jest/globals';
import { EQUIPMENT_LEVELS, LEVEL_RATINGS, levelAdds } from '../../../domain/product/equipment-level.ts';
import { estimateOf } from '../../../domain/product/estimate.ts';
import { SAMPLE_PRODUCTS } from '../../../domain/product/sample-products.ts';

const NUMBER = /(\d+(?:\.\d+)?)(%? ?(?:SEER2|HSPF2|AFUE))/g;
const LEVEL_OF_STAGES: Readonly<Record<string, (typeof EQUIPMENT_LEVELS)[number]>> = {
  1: 'single',
  2: 'two-stage',
  Variable: 'variable',
};

describe('The ratings of a level', () => {
  test('are those of our models', () => {
    for (const { name, stages = '', efficiency = '' } of SAMPLE_PRODUCTS) {
      const level = LEVEL_OF_STAGES[stages];
      if (level === undefined) continue;
      const { seer2, hspf2, afue } = LEVEL_RATINGS[level];
      for (const [, number, metric] of efficiency.matchAll(NUMBER)) {
        const range = { ' SEER2': seer2, ' HSPF2': hspf2, '% AFUE': afue }[metric ?? ''];
        expect([
          name,
          Number(number) >= (range?.from ?? Infinity),
          Number(number) <= (range?.to ?? 0),
        ]).toEqual([name, true, true]);
      }
    }
  });

  test('and what it costs never fall with the level', () => {
    EQUIPMENT_LEVELS.slice(1).forEach((level, index) => {
      const before = EQUIPMENT_LEVELS[index] ?? 'single';
      for (const metric of ['seer2', 'hspf2', 'afue'] as const)
        expect(LEVEL_RATINGS[level][metric].from).toBeGreaterThanOrEqual(LEVEL_RATINGS[before][metric].from);
      for (const part of ['air-conditioner', 'heat-pump', 'furnace', 'air-handler'] as const)
        expect(levelAdds(level, part).from).toBeGreaterThanOrEqual(levelAdds(before, part).to);
    });
  });
});

test('A two-stage furnace and air conditioner cost $1,300 to $3,500 more than the single-stage ones', () => {
  expect(estimateOf('furnace-ac', 'keep', 'two-stage')).toMatchObject({
    levelAdds: { from: 130_000, to: 350_000 },
    from: 1_010_000,
    to: 1_230_000,
  });
  expect(estimateOf('ductless', 'keep', 'variable')).toMatchObject({ isPriced: false, from: 0, to: 0 });
});
