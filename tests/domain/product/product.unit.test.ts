import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { comparedRows, comparedTypes, differsIn, isEnergyStar } from '../../../domain/product/compare.ts';
import { noiseOnScale, shareOfScale } from '../../../domain/product/noise-scale.ts';
import { dollarText } from '../../../domain/product/money.ts';
import { DUCTWORK_PRICE, STARTING_PRICES, startingPriceOfPage } from '../../../domain/product/prices.ts';
import { efficiencyFigures } from '../../../domain/product/efficiency.ts';
import {
  categoriesOf,
  documentsOf,
  PRODUCT_TYPES,
  type Product,
  type ProductType,
} from '../../../domain/product/product.ts';
import { coolingSavings, seerOf } from '../../../domain/product/savings.ts';
import { SAMPLE_PRODUCTS } from '../../../domain/product/sample-products.ts';

const product = (changes: Partial<Product> = {}): Product => ({
  id: 'a',
  name: 'A',
  category: 'Air Conditioners',
  modelFamily: 'One',
  documents: [],
  ...changes,
});

describe('Comparing products', () => {
  it('shows a row only when the first product has the value', () => {
    expect(comparedRows([{ stages: '1' }, { stages: '2', noiseLevel: '72' }])).toEqual(['stages']);
    expect(comparedRows([{ stages: ' ' }])).toEqual([]);
    expect(comparedRows([])).toEqual([]);
  });

  it('has a tab for each type that has products, Air Conditioner first', () => {
    const products = [product({ type: 'Heat Pump' }), product({ type: 'Air Conditioner' }), product()];
    expect(comparedTypes(products)).toEqual(['Air Conditioner', 'Heat Pump']);
  });

  it('has no more than seven tabs (specification, section 2)', () => {
    const types = comparedTypes(PRODUCT_TYPES.map((type) => product({ type })));
    expect(types).toEqual(PRODUCT_TYPES);
    expect(types.length).toBeLessThanOrEqual(7);
  });

  it('finds the rows in which products differ', () => {
    expect(differsIn([{ stages: 'Two' }, { stages: 'two ' }], 'stages')).toBe(false);
    expect(differsIn([{ stages: '1' }, {}], 'stages')).toBe(true);
    expect(differsIn([{ stages: ' ' }, {}], 'stages')).toBe(false);
    expect(differsIn([{ stages: '1' }, { stages: '2' }], 'stages')).toBe(true);
  });

  test.each([
    ['Yes', true],
    [' yes ', true],
    ['No', false],
    ['Most Efficient', false],
    [undefined, false],
  ])('checks the ENERGY STAR value %p', (value, qualified) => {
    expect(isEnergyStar(value)).toBe(qualified);
  });
});

describe('The noise scale', () => {
  test.each([
    ['72 dB(A)', 72],
    ['54-72', 72],
    ['40', 40],
    ['40.25 to 72.55 dB', 72.55],
    ['80', 80],
    ['80.05', null],
    ['80.5', null],
    ['39', null],
    ['', null],
    ['quiet', null],
  ])('has the level of %p', (text, level) => {
    expect(noiseOnScale(text)).toBe(level);
  });

  it('runs from 0 to 1', () => {
    expect([40, 60, 80].map(shareOfScale)).toEqual([0, 0.5, 1]);
  });
});

test('Savings against 10 SEER match the specification', () => {
  expect([13, 14, 16, 18, 20].map(coolingSavings)).toEqual([23, 29, 38, 44, 50]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 60, noNaN: true }), (seer) => {
      const percent = coolingSavings(seer);
      return Number.isInteger(percent) && percent >= 0 && percent < 100;
    }),
  );
});

test('Sample products meet the legal minimum for new equipment', () => {
  const figuresOf = (type: ProductType, metric: string) =>
    SAMPLE_PRODUCTS.filter((product) => product.type === type).flatMap(({ efficiency = '' }) =>
      efficiencyFigures(efficiency).filter((figure) => figure.metric === metric),
    );
  for (const [type, metric, least, count] of [
    ['Air Conditioner', 'SEER2', 14.3, 3],
    ['Heat Pump', 'SEER2', 14.3, 2],
    ['Heat Pump', 'HSPF2', 7.5, 2],
  ] as const) {
    const values = figuresOf(type, metric).map(({ value }) => value);
    expect([type, metric, values.length, Math.min(...values) >= least]).toEqual([type, metric, count, true]);
  }
});

test.each([
  [13.3, 14],
  [14.3, 15],
  [16.2, 17],
])('%f SEER2 is about %i SEER', (seer2, seer) => expect(seerOf(seer2)).toBe(seer));

test('Sample products of one type show which of them cost more than the starting price', () => {
  const costs = SAMPLE_PRODUCTS.filter(({ type }) => type === 'Air Conditioner').map(
    ({ installationCost }) => installationCost,
  );
  expect(costs).toEqual([
    'Starting at $5,400 ($)',
    '$$ (above the $5,400 start)',
    '$$$ (above the $5,400 start)',
  ]);
});

test('Starting prices and ductwork are those of the specification', () => {
  expect(Object.entries(STARTING_PRICES).map(([type, cents]) => [type, dollarText(cents)])).toEqual([
    ['Air Conditioner', '$5,400'],
    ['80% Furnace', '$3,400'],
    ['90% Furnace', '$3,400'],
    ['Heat Pump', '$5,800'],
    ['Air Handler', '$3,600'],
  ]);
  expect([DUCTWORK_PRICE.from, DUCTWORK_PRICE.to].map(dollarText)).toEqual(['$3,000', '$10,000']);
});

test.each([
  ['air-conditioners', 540_000],
  ['furnaces', 340_000],
  ['heat-pumps', 580_000],
  ['air-handlers', 360_000],
  ['ductless-systems', undefined],
  ['', undefined],
])('The page of %j has the starting price %p, in cents', (productId, cents) =>
  expect(startingPriceOfPage(productId)).toBe(cents),
);

test.each([
  [0, '$0'],
  [1_234_500, '$12,345'],
  [15_050, '$150.50'],
  [1, '$0.01'],
])('%i cents are written as %s', (cents, text) => expect(dollarText(cents)).toBe(text));

test('The documents of a product contain the energy guide once', () => {
  const guide = { title: 'EnergyGuide', link: '/guide.pdf' };
  expect(documentsOf(product({ energyGuide: '/guide.pdf' }))).toEqual([guide]);
  expect(documentsOf(product({ energyGuide: '/guide.pdf', documents: [guide] }))).toEqual([guide]);
  expect(documentsOf(product())).toEqual([]);
  const manual = { title: 'Manual', link: '/manual.pdf' };
  expect(documentsOf(product({ energyGuide: '/guide.pdf', documents: [manual] }))).toEqual([manual, guide]);
});

test('Products are grouped by category and family, each once', () => {
  const categories = categoriesOf([
    product({ id: 'a' }),
    product({ id: 'b', category: 'Furnaces' }),
    product({ id: 'c', modelFamily: 'Two' }),
    product({ id: 'd' }),
  ]);
  expect(
    categories.map(({ category, families }) => [
      category,
      families.map(({ modelFamily, products }) => [modelFamily, products.map(({ id }) => id)]),
    ]),
  ).toEqual([
    [
      'Air Conditioners',
      [
        ['One', ['a', 'd']],
        ['Two', ['c']],
      ],
    ],
    ['Furnaces', [['One', ['b']]]],
  ]);
});

test('Sample products have unique ids that mark them as samples', () => {
  expect(new Set(SAMPLE_PRODUCTS.map(({ id }) => id)).size).toBe(SAMPLE_PRODUCTS.length);
  expect(SAMPLE_PRODUCTS.every(({ id }) => id.startsWith('sample-'))).toBe(true);
});
