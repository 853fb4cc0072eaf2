import { NOT_STATED, ROW_LABELS, rowMeaning } from '../product/comparison-texts.ts';
import { efficiencyFigures, efficiencyPosition, type EfficiencyPosition } from '../product/efficiency.ts';
import { isOlderMetric, metricOfToday, OLDER_METRIC, olderMetricsNote } from '../product/older-metric.ts';
import {
  categoriesOf,
  COMPARISON_ROWS,
  type ComparisonField,
  type Product,
  type ProductDocument,
} from '../product/product.ts';
import { listOf } from '../content/list-of.ts';
import { SAMPLE_NOTICE } from './sample-notice.ts';
import {
  documentPath,
  heading,
  list,
  paragraph,
  table,
  type DocumentPart,
  type SiteDocument,
} from './site-document.ts';

/** The models of a category, which share their sheets. */
interface Models {
  readonly category: string;
  readonly products: ReadonlyArray<Product>;
}

/** The category for use within a sentence: `air conditioners`. */
const inSentence = (category: string): string => category.toLowerCase();

const sheetPath = (kind: 'technical-sheet' | 'energy-guide', category: string): string =>
  documentPath(`${kind}-${inSentence(category).replaceAll(' ', '-')}`);

const valueOf = (product: Product, row: ComparisonField): string => product[row]?.trim() ?? '';

/** The rows for which at least one model has a value. */
const rowsOf = (products: ReadonlyArray<Product>): ReadonlyArray<ComparisonField> =>
  COMPARISON_ROWS.filter((row) => products.some((product) => valueOf(product, row) !== ''));

const cellOf = (product: Product, row: ComparisonField): string => {
  const value = valueOf(product, row);
  if (value === '') return NOT_STATED;
  return row === 'efficiency' && isOlderMetric(value) ? `${value} (${OLDER_METRIC})` : value;
};

/** The explanations of a row for the models' types, without duplicates. */
const meaningsOf = (row: ComparisonField, products: ReadonlyArray<Product>): ReadonlyArray<string> => [
  ...new Set(products.flatMap(({ type }) => (type === undefined ? [] : (rowMeaning(row, type) ?? [])))),
];

const figuresOf = ({ efficiency = '' }: Product) => efficiencyFigures(efficiency);

/** The metrics of the models' ratings, in order. */
const metricsOf = (products: ReadonlyArray<Product>): ReadonlyArray<string> => [
  ...new Set(products.flatMap((product) => figuresOf(product).map(({ metric }) => metric))),
];

const olderNotesOf = (products: ReadonlyArray<Product>): ReadonlyArray<string> => {
  const older = metricsOf(products).filter(isOlderMetric);
  return older.length === 0 ? [] : [olderMetricsNote(older)];
};

/** The notes above the figures of a technical sheet. */
const notesOf = (
  category: string,
  rows: ReadonlyArray<ComparisonField>,
  products: ReadonlyArray<Product>,
): ReadonlyArray<string> => [
  ...(rows.includes('noiseLevel')
    ? ['Noise levels here are examples. Ask your dealer for a model’s own figure.']
    : []),
  ...(rows.includes('efficiency')
    ? []
    : [
        `${category} have no efficiency rating of their own. Ratings belong to the indoor and outdoor units together, as a matched pair.`,
      ]),
  ...olderNotesOf(products),
];

/** A category's technical sheet: the comparison values of each model, and what each figure means. */
export const technicalSheetOf = ({ category, products }: Models): SiteDocument => {
  const rows = rowsOf(products);
  const notes = notesOf(inCapitals(category), rows, products);
  return {
    path: sheetPath('technical-sheet', category),
    title: `Technical sheet: ${inSentence(category)}`,
    subject: `Figures for sample ${inSentence(category)}, side by side, and what each one means.`,
    notice: SAMPLE_NOTICE,
    parts: [
      heading('Models side by side'),
      table(
        ['Model', ...products.map(({ name }) => name)],
        ...rows.map((row) => [ROW_LABELS[row], ...products.map((product) => cellOf(product, row))]),
      ),
      ...notes.map(paragraph),
      heading('What the figures mean'),
      list(
        ...rows.flatMap((row) =>
          meaningsOf(row, products).map((meaning) => `${ROW_LABELS[row]}: ${meaning}`),
        ),
      ),
    ],
  };
};

const POSITIONS: { readonly [position in EfficiencyPosition]: string } = {
  same: 'All the same',
  least: 'Least efficient',
  'nearer-least': 'Closer to the least efficient',
  halfway: 'Halfway in between',
  'nearer-most': 'Closer to the most efficient',
  most: 'Most efficient',
};

/** The table of the models rated in a metric, with each model's position in the range. */
const tableOfMetric = (metric: string, products: ReadonlyArray<Product>): DocumentPart => {
  const rated = products.flatMap((product) =>
    figuresOf(product).flatMap((figure) =>
      figure.metric === metric ? [{ name: product.name, figure }] : [],
    ),
  );
  const all = rated.map(({ figure }) => figure.value);
  return table(
    ['Model', isOlderMetric(metric) ? `${metric} (${OLDER_METRIC})` : metric, 'Among these models'],
    ...rated.map(({ name, figure: { text, value } }) => [
      name,
      text,
      POSITIONS[efficiencyPosition(value, all)],
    ]),
  );
};

const savingsPartsOf = (products: ReadonlyArray<Product>): ReadonlyArray<DocumentPart> => {
  const saving = products.filter((product) => valueOf(product, 'energySavings') !== '');
  return saving.length === 0
    ? []
    : [
        heading(ROW_LABELS.energySavings),
        table(
          ['Model', 'Savings'],
          ...saving.map((product) => [product.name, valueOf(product, 'energySavings')]),
        ),
        ...meaningsOf('energySavings', saving).map(paragraph),
      ];
};

/** A category's energy guide; null when no model has an efficiency rating. */
export const energyGuideOf = ({ category, products }: Models): SiteDocument | null => {
  const metrics = metricsOf(products);
  if (metrics.length === 0) return null;
  return {
    path: sheetPath('energy-guide', category),
    title: `Energy guide: ${inSentence(category)}`,
    subject: `How efficient sample ${inSentence(category)} are, and how to read the EnergyGuide label on real equipment.`,
    notice: `${SAMPLE_NOTICE} This file isn’t the yellow EnergyGuide label.`,
    parts: [
      heading('How efficient each model is'),
      ...metrics.map((metric) => tableOfMetric(metric, products)),
      ...meaningsOf('efficiency', products).map(paragraph),
      ...olderNotesOf(products).map(paragraph),
      ...savingsPartsOf(products),
      heading('How to read the EnergyGuide label'),
      list(
        'Look for the yellow label on the equipment itself. This file can’t replace it.',
        `Find the efficiency rating. ${inCapitals(category)} are rated in ${listOf(metrics.map(metricOfToday))}. Higher is better.`,
        'See where the rating is on the scale between the least and the most efficient similar models.',
        'Only compare labels for the same kind of equipment.',
      ),
    ],
  };
};

/** The category for the start of a sentence: `Air conditioners`. */
const inCapitals = (category: string): string => `${category.charAt(0)}${inSentence(category.slice(1))}`;

export const productSheetsOf = (products: ReadonlyArray<Product>): ReadonlyArray<SiteDocument> =>
  categoriesOf(products).flatMap(({ category, families }) => {
    const models = { category, products: families.flatMap((family) => family.products) };
    const guide = energyGuideOf(models);
    return [technicalSheetOf(models), ...(guide === null ? [] : [guide])];
  });

/** A sample product's links to the sheets of its category. */
export const sheetLinksOf = ({
  category,
  efficiency = '',
}: Pick<Product, 'category' | 'efficiency'>): Pick<Product, 'documents' | 'energyGuide'> => {
  const sheet: ProductDocument = {
    title: 'Technical sheet (sample)',
    link: sheetPath('technical-sheet', category),
  };
  if (efficiencyFigures(efficiency).length === 0) return { documents: [sheet] };
  const energyGuide = sheetPath('energy-guide', category);
  return { documents: [sheet, { title: 'Energy guide (sample)', link: energyGuide }], energyGuide };
};
