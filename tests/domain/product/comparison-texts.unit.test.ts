import { describe, expect, test } from '@jest/globals';
import { ROW_LABELS, rowMeaning } from '../../../domain/product/comparison-texts.ts';
import { COMPARISON_ROWS, type ComparisonField, type ProductType } from '../../../domain/product/product.ts';

const FUEL_TYPE: ComparisonField = 'fuelType';

describe('The rows of a comparison', () => {
  test('have different labels', () =>
    expect(new Set(Object.values(ROW_LABELS)).size).toBe(COMPARISON_ROWS.length));

  test.each<ProductType>(['Furnace', 'Air Conditioner', 'Heat Pump'])(
    'have different explanations in sentences for the type %s, except for the fuel type',
    (type) => {
      const explained = COMPARISON_ROWS.filter((row) => row !== FUEL_TYPE);
      const texts = explained.map((row) => rowMeaning(row, type));
      expect(texts).toEqual(explained.map(() => expect.stringMatching(/^[A-Z].+\.$/)));
      expect(new Set(texts).size).toBe(explained.length);
      expect(rowMeaning(FUEL_TYPE, type)).toBeNull();
    },
  );

  test.each<[type: ProductType, metrics: ReadonlyArray<string>]>([
    ['Air Conditioner', ['SEER']],
    ['Air Handler', ['SEER']],
    ['Heat Pump', ['SEER', 'HSPF']],
    ['80% Furnace', ['AFUE']],
    ['90% Furnace', ['AFUE']],
    ['Furnace', ['AFUE']],
  ])('explain the efficiency metrics of the type %s: %j', (type, metrics) => {
    const text = rowMeaning('efficiency', type) ?? '';
    expect(['SEER', 'HSPF', 'AFUE'].filter((metric) => text.includes(`${metric} is`))).toEqual(metrics);
  });

  test.each<[row: ComparisonField, text: RegExp]>([
    ['stages', /output levels/],
    ['speeds', /speeds the compressor or the blower runs at/],
    ['energyStar', /US EPA/],
    ['coolingStrength', /1 ton is 12,000 BTU per hour/],
    ['communication', /ComfortLink II/],
  ])('explain %s: %p', (row, text) => expect(rowMeaning(row, 'Furnace')).toMatch(text));
});
