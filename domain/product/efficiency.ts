import type { Product, ProductType } from './product.ts';
/** One figure of an efficiency rating: `16 SEER, 8.5 HSPF` has two. */
export interface EfficiencyFigure {
  /** In capitals: `SEER`. */
  readonly metric: string;
  /** As it is written: `8.5`, `95%`. */
  readonly text: string;
  readonly value: number;
}

const FIGURE = /(\d+(?:\.\d+)?)(%?)\s*(SEER2?|I?EER2?|HSPF2?|AFUE)\b/gi;

/** The figures that an efficiency rating names, in its order; a text that names none has none. */
export const efficiencyFigures = (rating: string): ReadonlyArray<EfficiencyFigure> =>
  [...rating.matchAll(FIGURE)].map(([, number = '', percent = '', metric = '']) => ({
    metric: metric.toUpperCase(),
    text: `${number}${percent}`,
    value: Number(number),
  }));

/** Where a value is among all values: at an end, between the ends, or the same as every other. */
export type EfficiencyPosition = 'same' | 'least' | 'nearer-least' | 'halfway' | 'nearer-most' | 'most';

/** Where a value is between the least and the most efficient of `all`, of which it is one. */
export const efficiencyPosition = (value: number, all: ReadonlyArray<number>): EfficiencyPosition => {
  const above = value - Math.min(...all);
  const below = Math.max(...all) - value;
  if (above === 0) return below === 0 ? 'same' : 'least';
  if (below === 0) return 'most';
  if (above < below) return 'nearer-least';
  return above === below ? 'halfway' : 'nearer-most';
};

/** From what to what products of some types are rated in a metric, `14.3–18.1`, `80–95%`; empty: none of them is. */
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
