import { expect, test } from '@jest/globals';
import { isNamedPath } from '../../../domain/content/links/named-paths.ts';
import { PRODUCT_CATEGORIES } from '../../../domain/content/product-categories.ts';

test('The product selector has six categories, each at the path of the specification (section 2)', () => {
  expect(PRODUCT_CATEGORIES.filter(({ path }) => !isNamedPath(path))).toEqual([]);
  expect(new Set(PRODUCT_CATEGORIES.map(({ path }) => path)).size).toBe(6);
  expect(new Set(PRODUCT_CATEGORIES.map(({ name }) => name)).size).toBe(6);
});
