import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  energyGuideOf,
  productSheetsOf,
  sheetLinksOf,
  technicalSheetOf,
} from '../../../domain/document/product-sheets.ts';
import { SAMPLE_NOTICE } from '../../../domain/document/sample-notice.ts';
import {
  heading,
  list,
  paragraph,
  table,
  type SiteDocument,
} from '../../../domain/document/site-document.ts';
import { NOT_STATED, ROW_LABELS } from '../../../domain/product/comparison-texts.ts';
import { categoriesOf, COMPARISON_ROWS, documentsOf, type Product } from '../../../domain/product/product.ts';
import { SAMPLE_PRODUCTS } from '../../../domain/product/sample-products.ts';

const CATEGORIES = categoriesOf(SAMPLE_PRODUCTS).map(({ category, families }) => ({
  category,
  products: families.flatMap((family) => family.products),
}));

const samplesOf = (wanted: string) => {
  const found = CATEGORIES.find(({ category }) => category === wanted);
  if (found === undefined) throw new Error(`There are no ${wanted}`);
  return found;
};

const model = (values: Partial<Product>): Product => ({
  id: 'a',
  category: 'Heat Pumps',
  modelFamily: 'One',
  name: 'One',
  type: 'Heat Pump',
  documents: [],
  ...values,
});

const modelsOf = (...products: ReadonlyArray<Partial<Product>>) => ({
  category: 'Heat Pumps',
  products: products.map(model),
});

const tablesIn = (document: SiteDocument | null) =>
  (document?.parts ?? []).flatMap((part) => (part.kind === 'table' ? [part] : []));

const rowsIn = (document: SiteDocument | null) => tablesIn(document).flatMap(({ rows }) => rows);

const headingsIn = (document: SiteDocument | null) =>
  (document?.parts ?? []).flatMap((part) => (part.kind === 'heading' ? [part.text] : []));

const textOf = (document: SiteDocument | null) => JSON.stringify(document);

const figuresIn = (text: string) => new Set(text.match(/\d+(?:[.,]\d+)*/g));

describe('A technical sheet', () => {
  test('has a row if any model has a value, and none if no model has one', () => {
    const sheet = technicalSheetOf(modelsOf({ stages: ' ' }, { stages: '2', speeds: '' }));

    expect(rowsIn(sheet)).toEqual([['Stages', NOT_STATED, '2']]);
  });

  test('has every value once, in the row of its name and the column of its model', () => {
    const value = fc.option(fc.constantFrom('1', 'Yes', '14 kW', '16 SEER2', ' '), { nil: undefined });
    const values = fc.record(Object.fromEntries(COMPARISON_ROWS.map((row) => [row, value])));
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), (all) => {
        const products = all as ReadonlyArray<Partial<Product>>;
        const rows = rowsIn(technicalSheetOf(modelsOf(...products)));
        const expected = COMPARISON_ROWS.map((row) => [
          ROW_LABELS[row],
          ...products.map((product) => product[row]?.trim() || NOT_STATED),
        ]).filter(([, ...cells]) => cells.some((cell) => cell !== NOT_STATED));
        expect(rows).toEqual(expected);
      }),
    );
  });

  test('explains each value in the words of the comparison', () => {
    const [meanings] = technicalSheetOf(samplesOf('Heat Pumps')).parts.flatMap((part) =>
      part.kind === 'list' ? [part.items] : [],
    );

    expect(meanings).toContain(
      'Installation cost: Where prices start, in US dollars, installed and before tax. Your dealer’s quote is your final price.',
    );
    expect(meanings?.filter((text) => text.startsWith('Efficiency rating: '))).toEqual([
      expect.stringMatching(/SEER is cooling.*HSPF is the same measure for heating/),
    ]);
    expect(meanings).toHaveLength(9);
  });

  test('explains each type’s values once, and nothing for a model without a type', () => {
    const meanings = (...products: ReadonlyArray<Product>) =>
      technicalSheetOf({ category: 'Heat Pumps', products }).parts.flatMap((part) =>
        part.kind === 'list' ? part.items : [],
      );
    const heatPump = model({ efficiency: '14 SEER2' });
    const { type: _type, ...untyped } = heatPump;

    expect(meanings(heatPump, heatPump)).toHaveLength(1);
    expect(meanings(heatPump, { ...heatPump, type: 'Air Conditioner' })).toHaveLength(2);
    expect(meanings(untyped)).toEqual([]);
  });

  test('has no unneeded note or explanation', () => {
    const { parts } = technicalSheetOf(samplesOf('Furnaces'));

    expect(parts.map(({ kind }) => kind)).toEqual(['heading', 'table', 'heading', 'list']);
    expect(JSON.stringify(parts.at(-1))).not.toContain('Fuel type');
  });

  test('states that noise levels are examples, if it has any', () => {
    expect(textOf(technicalSheetOf(samplesOf('Air Conditioners')))).toContain(
      'Noise levels here are examples',
    );
    expect(textOf(technicalSheetOf(samplesOf('Furnaces')))).not.toContain('examples');
  });

  test('labels older metrics, and separates them from current ones', () => {
    const sheet = technicalSheetOf(samplesOf('Heat Pumps'));

    expect(rowsIn(sheet).at(-1)).toEqual([
      'Efficiency rating',
      '14.3 SEER2, 11.7 EER2, 7.5 HSPF2 (about 15 in the older SEER)',
      '16.2 SEER2, 11.9 EER2, 8.1 HSPF2 (about 17 in the older SEER)',
    ]);
    expect(rowsIn(sheet)[6]).toEqual([
      'Energy savings',
      'Up to 33% compared with 10 SEER',
      'Up to 41% compared with 10 SEER',
    ]);
    const older = technicalSheetOf(modelsOf({ efficiency: '14 SEER, 8 HSPF' }));
    expect(rowsIn(older)).toEqual([['Efficiency rating', '14 SEER, 8 HSPF (older metric)']]);
    expect(textOf(older)).toContain(
      'These figures use SEER and HSPF. New equipment is rated in SEER2 and HSPF2, so don’t compare the two directly.',
    );
    const ofToday = technicalSheetOf(modelsOf({ efficiency: '15.2 SEER2' }));
    expect(rowsIn(ofToday)).toEqual([['Efficiency rating', '15.2 SEER2']]);
    expect(textOf(ofToday)).not.toContain('compare the two');
    expect(textOf(technicalSheetOf(samplesOf('Furnaces')))).not.toMatch(/older|SEER/);
  });

  test('states that models without an efficiency rating get one as part of a matched pair', () => {
    const matched = 'Air handlers have no efficiency rating of their own.';

    expect(textOf(technicalSheetOf(samplesOf('Air Handlers')))).toContain(matched);
    expect(textOf(technicalSheetOf(samplesOf('Heat Pumps')))).not.toContain('of their own');
  });
});

test('A complete technical sheet has these parts', () =>
  expect(technicalSheetOf(samplesOf('Air Handlers'))).toEqual({
    path: '/documents/technical-sheet-air-handlers.pdf',
    title: 'Technical sheet: air handlers',
    subject: 'Figures for sample air handlers, side by side, and what each one means.',
    notice: SAMPLE_NOTICE,
    parts: [
      heading('Models side by side'),
      table(
        ['Model', 'Multi-speed air handler', 'Variable-speed air handler'],
        ['Installation cost', 'Starting at $3,600 ($)', '$$ (above the $3,600 start)'],
        ['Speeds', 'Multi-speed blower', 'Variable-speed blower'],
        ['ComfortLink II communication', 'No', 'Yes'],
      ),
      paragraph(
        'Air handlers have no efficiency rating of their own. Ratings belong to the indoor and outdoor units together, as a matched pair.',
      ),
      heading('What the figures mean'),
      list(
        'Installation cost: Where prices start, in US dollars, installed and before tax. Your dealer’s quote is your final price.',
        'Speeds: How many speeds the compressor or the blower runs at. More speeds mean longer, gentler, quieter runs.',
        'ComfortLink II communication: Whether it can share data with the thermostat and the rest of a ComfortLink II system, so they work together.',
      ),
    ],
  }));

test('A complete energy guide has these parts', () =>
  expect(
    energyGuideOf(
      modelsOf(
        { name: 'One', type: 'Furnace', efficiency: '80% AFUE' },
        { name: 'Two', type: 'Furnace', efficiency: '83% AFUE' },
        { name: 'Three', type: 'Furnace', efficiency: '95% AFUE' },
      ),
    ),
  ).toEqual({
    path: '/documents/energy-guide-heat-pumps.pdf',
    title: 'Energy guide: heat pumps',
    subject: 'How efficient sample heat pumps are, and how to read the EnergyGuide label on real equipment.',
    notice: `${SAMPLE_NOTICE} This file isn’t the yellow EnergyGuide label.`,
    parts: [
      heading('How efficient each model is'),
      table(
        ['Model', 'AFUE', 'Among these models'],
        ['One', '80%', 'Least efficient'],
        ['Two', '83%', 'Closer to the least efficient'],
        ['Three', '95%', 'Most efficient'],
      ),
      paragraph('AFUE is the share of the fuel that becomes heat over a year.'),
      heading('How to read the EnergyGuide label'),
      list(
        'Look for the yellow label on the equipment itself. This file can’t replace it.',
        'Find the efficiency rating. Heat pumps are rated in AFUE. Higher is better.',
        'See where the rating is on the scale between the least and the most efficient similar models.',
        'Only compare labels for the same kind of equipment.',
      ),
    ],
  }));

describe('An energy guide', () => {
  test('shows each model’s position between the least and the most efficient, per metric', () => {
    const heads = tablesIn(energyGuideOf(samplesOf('Heat Pumps'))).map(({ head }) => head[1]);
    expect(heads.slice(0, 2)).toEqual(['SEER2', 'EER2']);
    expect(rowsIn(energyGuideOf(samplesOf('Furnaces')))).toEqual([
      ['Single-stage 80% furnace', '80%', 'Least efficient'],
      ['Two-stage 80% furnace', '80%', 'Least efficient'],
      ['Single-stage 90% furnace', '92%', 'Closer to the most efficient'],
      ['Two-stage 95% furnace', '95%', 'Most efficient'],
    ]);
    expect(rowsIn(energyGuideOf(samplesOf('Air Conditioners')))[1]).toEqual([
      'Two-stage air conditioner',
      '16.2',
      'Halfway in between',
    ]);
  });

  test('omits a model without a rating in a metric from its table', () => {
    const guide = energyGuideOf(
      modelsOf({ name: 'Rated', efficiency: '15 SEER2' }, { name: 'Unrated' }, { efficiency: '8 HSPF2' }),
    );

    expect(tablesIn(guide).map(({ head, rows }) => [head[1], ...rows.map(([name]) => name)])).toEqual([
      ['SEER2', 'Rated'],
      ['HSPF2', 'One'],
    ]);
    expect(rowsIn(guide)[0]?.[2]).toBe('All the same');
  });

  test('names the savings of models that have any, and the comparison they refer to', () => {
    const guide = energyGuideOf(
      modelsOf({ efficiency: '14 SEER', energySavings: 'Up to 29% compared with 10 SEER' }, { stages: '1' }),
    );

    expect(tablesIn(guide).at(-1)).toMatchObject({
      head: ['Model', 'Savings'],
      rows: [['One', 'Up to 29% compared with 10 SEER']],
    });
    expect(textOf(guide)).toContain('in the same home with the same use.');
    expect(headingsIn(guide)).toContain('Energy savings');
    expect(headingsIn(energyGuideOf(samplesOf('Furnaces')))).not.toContain('Energy savings');
  });

  test.each([
    ['Air Conditioners', 'Air conditioners are rated in SEER2 and EER2.'],
    ['Heat Pumps', 'Heat pumps are rated in SEER2, EER2 and HSPF2.'],
    ['Furnaces', 'Furnaces are rated in AFUE.'],
  ])(
    'for %s states that it is not the yellow label, and names the label’s current metrics',
    (category, rated) => {
      const guide = energyGuideOf(samplesOf(category));

      expect(guide?.notice).toMatch(/^Sample document\..*This file isn’t the yellow EnergyGuide label\.$/);
      expect(headingsIn(guide)).toContain('How to read the EnergyGuide label');
      expect(textOf(guide)).toContain(rated);
    },
  );

  test('marks only older metrics', () => {
    const older = energyGuideOf(modelsOf({ efficiency: '14 SEER' }));
    expect(textOf(older)).toContain('These figures use SEER. New');
    expect(tablesIn(older)[0]?.head).toEqual(['Model', 'SEER (older metric)', 'Among these models']);
    expect(textOf(energyGuideOf(samplesOf('Air Conditioners')))).not.toMatch(/These figures use/);
    expect(textOf(energyGuideOf(samplesOf('Furnaces')))).not.toMatch(/older|These figures use/);
  });

  test('does not exist if no model has an efficiency rating', () => {
    expect(energyGuideOf(samplesOf('Air Handlers'))).toBeNull();
    expect(energyGuideOf(modelsOf({ efficiency: 'High' }))).toBeNull();
  });
});

describe('The sheets of the sample products', () => {
  const sheets = productSheetsOf(SAMPLE_PRODUCTS);

  test('are a technical sheet per category, and an energy guide if it has ratings', () =>
    expect(sheets.map(({ title }) => title)).toEqual([
      'Technical sheet: air conditioners',
      'Energy guide: air conditioners',
      'Technical sheet: furnaces',
      'Energy guide: furnaces',
      'Technical sheet: heat pumps',
      'Energy guide: heat pumps',
      'Technical sheet: air handlers',
    ]));

  test('have only figures from the data or from the words of the comparison', () => {
    // Figures in the explanations: 1 ton is 12,000 BTU, each 10 dB, SEER2 since 2023 is 5% lower, the scale from 40 by 60 to 80.
    const explained = ['1', '12,000', '10', '2023', '5', '2', '40', '60', '80'];
    const known = figuresIn(JSON.stringify([SAMPLE_PRODUCTS, explained]));
    expect([...figuresIn(JSON.stringify(sheets))].filter((figure) => !known.has(figure))).toEqual([]);
  });

  test('are listed for every product of their category', () => {
    const paths = sheets.map(({ path }) => path);
    for (const product of SAMPLE_PRODUCTS) {
      const own = documentsOf(product);
      expect(own.map(({ title }) => title)).toEqual(
        product.efficiency === undefined
          ? ['Technical sheet (sample)']
          : ['Technical sheet (sample)', 'Energy guide (sample)'],
      );
      expect(own.filter(({ link }) => !paths.includes(link))).toEqual([]);
      expect(product.energyGuide).toBe(own[1]?.link);
    }
  });

  test('have addresses with the name of their category', () => {
    expect(sheetLinksOf({ category: 'Air Handlers' })).toEqual({
      documents: [{ title: 'Technical sheet (sample)', link: '/documents/technical-sheet-air-handlers.pdf' }],
    });
    expect(sheetLinksOf({ category: 'Furnaces', efficiency: '80% AFUE' })).toEqual({
      documents: [
        { title: 'Technical sheet (sample)', link: '/documents/technical-sheet-furnaces.pdf' },
        { title: 'Energy guide (sample)', link: '/documents/energy-guide-furnaces.pdf' },
      ],
      energyGuide: '/documents/energy-guide-furnaces.pdf',
    });
  });
});
