import { expect, test } from '@jest/globals';
import { HUB_CATEGORIES } from '../../../domain/content/product-hub.ts';

test('The product hub has the seven categories of the specification, section 2, in its order', () =>
  expect(HUB_CATEGORIES.map(({ name }) => name)).toEqual([
    'Traditional split systems',
    'Thermostats',
    'Packaged systems',
    'Ductless systems (mini-split)',
    'Indoor air quality',
    'Smart connected features',
    'Light Commercial',
  ]));

test('Each category links to pages of this site, none of them twice', () => {
  const paths = HUB_CATEGORIES.flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(HUB_CATEGORIES.filter(({ pages }) => pages.length === 0)).toEqual([]);
  expect(paths.filter((path) => !/^\/(?:products|resources)\/(?:[a-z-]+\/)+$/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
