import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  askedComparison,
  comparisonQueryOf,
  MAX_COMPARED,
  typeName,
} from '../../../domain/product/comparison-address.ts';
import { PRODUCT_TYPES } from '../../../domain/product/product.ts';

const asked = (query: string) => askedComparison(new URLSearchParams(query));

describe('The address of a comparison of products', () => {
  test.each([
    ['Air Conditioner', 'air-conditioner'],
    ['90% Furnace', '90-furnace'],
    ['Heat Pump', 'heat-pump'],
  ] as const)('the type %s is named %s', (type, name) => expect(typeName(type)).toBe(name));

  test.each([
    ['', { type: null, products: [] }],
    ['type=90-furnace', { type: '90-furnace', products: [] }],
    ['type=Furnace', { type: null, products: [] }],
    ['type=-furnace', { type: null, products: [] }],
    ['type=furnace-', { type: null, products: [] }],
    ['type=air--handler', { type: null, products: [] }],
    ['type=a%20b', { type: null, products: [] }],
    ['product=AC-16', { type: null, products: ['AC-16'] }],
    ['product=b&product=a&product=b', { type: null, products: ['b', 'a'] }],
    ['product=a&product=b&product=c&product=d', { type: null, products: ['a', 'b', 'c'] }],
    ['product=&product=a%20b&product=a%2F&product=_a', { type: null, products: [] }],
    [`product=${'x'.repeat(100)}&product=${'y'.repeat(101)}`, { type: null, products: ['x'.repeat(100)] }],
  ])('%j asks for %j', (query, comparison) => expect(asked(query)).toEqual(comparison));

  test('is normalized, and empty for the first type with its first products', () => {
    expect(comparisonQueryOf({ type: null, products: [] })).toBe('');
    expect(comparisonQueryOf({ type: null, products: ['a'] })).toBe('product=a');
    expect(comparisonQueryOf({ type: 'furnace', products: ['a', 'b'] })).toBe(
      'type=furnace&product=a&product=b',
    );
  });

  test('is parsed back unchanged', () =>
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...PRODUCT_TYPES).map(typeName)),
        fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9-]{1,100}$/), { maxLength: MAX_COMPARED }),
        (type, products) => expect(asked(comparisonQueryOf({ type, products }))).toEqual({ type, products }),
      ),
    ));
});
