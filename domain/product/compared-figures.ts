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
