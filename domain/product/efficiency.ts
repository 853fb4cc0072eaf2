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
