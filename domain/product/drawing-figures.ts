import { efficiencyFigures } from './efficiency.ts';
import { noiseOnScale } from './noise-scale.ts';
import type { ProductType } from './product.ts';
import { SAMPLE_PRODUCTS } from './sample-products.ts';

/** A model's outdoor sound level in dB(A), within the noise scale. */
interface ModelSound {
  readonly model: string;
  readonly level: number;
}

/** A type's models with a sound level, loudest first. */
const soundsOf = (type: ProductType): ReadonlyArray<ModelSound> =>
  SAMPLE_PRODUCTS.flatMap((product) => {
    const level = noiseOnScale(product.noiseLevel ?? '');
    return product.type !== type || level === null ? [] : [{ model: product.modelFamily, level }];
  }).sort((one, other) => other.level - one.level);

/** The sound levels of the compared air conditioners, loudest first. */
export const AIR_CONDITIONER_SOUNDS = soundsOf('Air Conditioner');

const afueOf = (type: ProductType): ReadonlyArray<number> =>
  SAMPLE_PRODUCTS.filter((product) => product.type === type).flatMap(({ efficiency = '' }) =>
    efficiencyFigures(efficiency).map(({ value }) => value),
  );

/** The AFUE range of the compared furnaces, in percent. */
export const FURNACE_AFUE = {
  least: Math.min(...afueOf('80% Furnace')),
  most: Math.max(...afueOf('90% Furnace')),
};

/** The free space around an outdoor unit, on each side (facts, section 4). */
export const OUTDOOR_CLEARANCE = '2 ft';

/** Filters by depth, with their lifetime (facts, section 4). */
export const FILTER_DEPTHS = [
  { depth: '1 in.', life: '1 to 3 months' },
  { depth: '4 to 5 in.', life: '6 to 12 months' },
] as const;

/** The recommended relative humidity in percent; in cold weather, the maximum (facts, section 5.11). */
export const HUMIDITY_GOALS = [
  { outside: 'Most of the year', from: 30, to: 50 },
  { outside: '20 to 40°F outside', from: 0, to: 40 },
  { outside: '10 to 20°F outside', from: 0, to: 35 },
] as const;

/** The relative humidity, in percent, above which dust mites and mold grow. */
export const HUMIDITY_LIMIT = 60;

/** The range of the MERV filter rating (facts, section 5.12). */
export const MERV_SCALE = { from: 1, to: 16 } as const;
