import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { efficiencyFigures, efficiencyPosition, ratingRange } from '../../../domain/product/efficiency.ts';
import type { Product, ProductType } from '../../../domain/product/product.ts';

describe('The figures of an efficiency rating', () => {
  test('are parsed for one metric, two metrics, or a percentage', () => {
    expect(efficiencyFigures('16 SEER')).toEqual([{ metric: 'SEER', text: '16', value: 16 }]);
    expect(efficiencyFigures('16 seer, 8.5 HSPF')).toEqual([
      { metric: 'SEER', text: '16', value: 16 },
      { metric: 'HSPF', text: '8.5', value: 8.5 },
    ]);
    expect(efficiencyFigures('95% AFUE')).toEqual([{ metric: 'AFUE', text: '95%', value: 95 }]);
  });

  test.each(['15.2 SEER2', '11.7 EER2', '7.8 HSPF2', '18 IEER', '12 EER', '14SEER'])(
    'exist in %s',
    (rating) => expect(efficiencyFigures(rating)).toHaveLength(1),
  );

  test.each(['', 'High', 'SEER', '14', '14 SEERS', '14 SEER22'])('do not exist in %j', (rating) =>
    expect(efficiencyFigures(rating)).toEqual([]),
  );
});

describe('The position between the least and the most efficient', () => {
  test.each([
    [14, [14, 16, 18], 'least'],
    [16, [14, 16, 18], 'halfway'],
    [16.2, [14.3, 16.2, 18.1], 'halfway'],
    [16.3, [14.3, 16.3, 18.1], 'halfway'],
    [18, [14, 16, 18], 'most'],
    [92, [80, 80, 92, 95], 'nearer-most'],
    [15, [14, 15, 18], 'nearer-least'],
    [80, [80, 80], 'same'],
    [80, [80], 'same'],
  ])('of %d among %j is %s', (value, all, position) => expect(efficiencyPosition(value, all)).toBe(position));

  test('is the most efficient for one product and the least for another, unless all are the same', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }), (all) => {
        const positions = new Set(all.map((value) => efficiencyPosition(value, all)));
        const ends = new Set(all).size === 1 ? ['same'] : ['least', 'most'];
        expect([...positions]).toEqual(expect.arrayContaining(ends));
        expect(positions.has('same')).toBe(ends.length === 1);
      }),
    ));
});

describe('The range of ratings', () => {
  const rated = (type: ProductType, efficiency?: string): Product => ({
    id: 'a',
    name: 'A',
    category: 'All',
    modelFamily: 'One',
    documents: [],
    type,
    ...(efficiency !== undefined && { efficiency }),
  });
  const PRODUCTS = [
    rated('Air Conditioner', '18.1 SEER2, 11.7 EER2'),
    rated('Air Conditioner', '14.3 SEER2'),
    rated('Air Conditioner'),
    rated('Heat Pump', '20 SEER2, 7.8 HSPF2'),
    rated('80% Furnace', '80% AFUE'),
    rated('90% Furnace', '95% AFUE'),
  ];

  test.each<[types: ReadonlyArray<ProductType>, metric: string, range: string]>([
    [['Air Conditioner'], 'SEER2', '14.3–18.1'],
    [['Air Conditioner', 'Heat Pump'], 'SEER2', '14.3–20'],
    [['Heat Pump'], 'HSPF2', '7.8'],
    [['80% Furnace', '90% Furnace'], 'AFUE', '80–95%'],
    [['Air Conditioner'], 'AFUE', ''],
    [['Air Handler'], 'SEER2', ''],
    [[], 'SEER2', ''],
  ])('of %j in %s is %j', (types, metric, range) => expect(ratingRange(PRODUCTS, types, metric)).toBe(range));

  test('ignores products that are not compared', () => {
    const { type, ...untyped } = rated('Heat Pump', '20 SEER2');
    expect(type && ratingRange([untyped], [type], 'SEER2')).toBe('');
  });
});
