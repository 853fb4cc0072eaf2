import { efficiencyFigures } from './efficiency.ts';
import { noiseOnScale } from './noise-scale.ts';
import type { ProductType } from './product.ts';
import { SAMPLE_PRODUCTS } from './sample-products.ts';

/** How loud a model is outdoors, in dB(A), within the noise scale. */
interface ModelSound {
  readonly model: string;
  readonly level: number;
}

/** The models of a type with a sound level, loudest first. */
const soundsOf = (type: ProductType): ReadonlyArray<ModelSound> =>
  SAMPLE_PRODUCTS.flatMap((product) => {
    const level = noiseOnScale(product.noiseLevel ?? '');
    return product.type !== type || level === null ? [] : [{ model: product.modelFamily, level }];
  }).sort((one, other) => other.level - one.level);

/** How loud the air conditioners are that are compared, loudest first. */
export const AIR_CONDITIONER_SOUNDS = soundsOf('Air Conditioner');

const afueOf = (type: ProductType): ReadonlyArray<number> =>
  SAMPLE_PRODUCTS.filter((product) => product.type === type).flatMap(({ efficiency = '' }) =>
    efficiencyFigures(efficiency).map(({ value }) => value),
  );

/** The AFUE of the least and of the most efficient furnace that is compared, in percent. */
export const FURNACE_AFUE = {
  least: Math.min(...afueOf('80% Furnace')),
  most: Math.max(...afueOf('90% Furnace')),
};

/** How much room an outdoor unit needs on each side (facts, section 4). */
export const OUTDOOR_CLEARANCE = '2 ft';

/** Kinds of filters by their depth, and how long they last (facts, section 4). */
export const FILTER_DEPTHS = [
  { depth: '1 in.', life: '1 to 3 months' },
  { depth: '4 to 5 in.', life: '6 to 12 months' },
] as const;

/** Relative humidity to aim for, in percent; in the cold at most so much (facts, section 5.11). */
export const HUMIDITY_GOALS = [
  { outside: 'Most of the year', from: 30, to: 50 },
  { outside: '20 to 40°F outside', from: 0, to: 40 },
  { outside: '10 to 20°F outside', from: 0, to: 35 },
] as const;

/** Above this, in percent, damp feeds dust mites and mold. */
export const HUMIDITY_LIMIT = 60;

/** The ends of the scale that filters are rated on (facts, section 5.12). */
export const MERV_SCALE = { from: 1, to: 16 } as const;
