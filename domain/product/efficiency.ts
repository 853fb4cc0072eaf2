import type { Product, ProductType } from './product.ts';
/** A figure of an efficiency rating. `16 SEER, 8.5 HSPF` has two. */
export interface EfficiencyFigure {
  /** In upper case: `SEER`. */
  readonly metric: string;
  /** As written: `8.5`, `95%`. */
  readonly text: string;
  readonly value: number;
}

const FIGURE = /(\d+(?:\.\d+)?)(%?)\s*(SEER2?|I?EER2?|HSPF2?|AFUE)\b/gi;

/** Parses the figures of an efficiency rating, in order; empty without any. */
export const efficiencyFigures = (rating: string): ReadonlyArray<EfficiencyFigure> =>
  [...rating.matchAll(FIGURE)].map(([, number = '', percent = '', metric = '']) => ({
    metric: metric.toUpperCase(),
    text: `${number}${percent}`,
    value: Number(number),
  }));

/** The position of a value within a range. */
export type EfficiencyPosition = 'same' | 'least' | 'nearer-least' | 'halfway' | 'nearer-most' | 'most';

/** The share of the range on each side of its middle that counts as the middle. */
const MIDDLE = 0.05;

/** The position of a value between the minimum and maximum of `all`, which contains it. */
export const efficiencyPosition = (value: number, all: ReadonlyArray<number>): EfficiencyPosition => {
  const above = value - Math.min(...all);
  const below = Math.max(...all) - value;
  if (above === 0) return below === 0 ? 'same' : 'least';
  if (below === 0) return 'most';
  if (Math.abs(above - below) <= 2 * MIDDLE * (above + below)) return 'halfway';
  return above < below ? 'nearer-least' : 'nearer-most';
};

/** The range of some types' ratings in a metric, `14.3–18.1` or `80–95%`; empty when none is rated in it. */
export const ratingRange = (
  products: ReadonlyArray<Product>,
  types: ReadonlyArray<ProductType>,
  metric: string,
): string => {
  const figures = products
    .filter(({ type }) => type !== undefined && types.includes(type))
    .flatMap(({ efficiency = '' }) => efficiencyFigures(efficiency))
    .filter((figure) => figure.metric === metric);
  if (figures.length === 0) return '';
  const values = figures.map(({ value }) => value);
  const unit = figures.some(({ text }) => text.endsWith('%')) ? '%' : '';
  return `${[...new Set([Math.min(...values), Math.max(...values)])].join('–')}${unit}`;
};
