import { sheetLinksOf } from '../document/product-sheets.ts';
import { dollarText } from './money.ts';
import { STARTING_PRICES } from './prices.ts';
import type { Product, ProductType } from './product.ts';
import { coolingSavings } from './savings.ts';

const startingAt = (type: ProductType): Pick<Product, 'installationCost'> => {
  const cents = STARTING_PRICES[type];
  return cents === undefined ? {} : { installationCost: `Starting at ${dollarText(cents)}` };
};

const savings = (seer: number): string => `Up to ${coolingSavings(seer)}% compared with 10 SEER`;

const AIR_CONDITIONER = {
  category: 'Air Conditioners',
  type: 'Air Conditioner',
  link: '/products/air-conditioners/',
  image: '/drawings/products/air-conditioner.svg',
  coolingStrength: '1.5 to 5 tons',
  ...startingAt('Air Conditioner'),
} as const;

const FURNACE = {
  category: 'Furnaces',
  link: '/products/furnaces/',
  image: '/drawings/products/furnace.svg',
} as const;

const HEAT_PUMP = {
  category: 'Heat Pumps',
  type: 'Heat Pump',
  link: '/products/heat-pumps/',
  image: '/drawings/products/heat-pump.svg',
  coolingStrength: '1.5 to 5 tons',
  ...startingAt('Heat Pump'),
} as const;

const AIR_HANDLER = {
  category: 'Air Handlers',
  type: 'Air Handler',
  link: '/products/air-handlers/',
  image: '/drawings/products/air-handler.svg',
  ...startingAt('Air Handler'),
} as const;

const MODELS: ReadonlyArray<Omit<Product, 'documents' | 'energyGuide'>> = [
  {
    ...AIR_CONDITIONER,
    id: 'sample-ac-single-stage',
    modelFamily: 'Single-stage',
    name: 'Single-stage air conditioner',
    stages: '1',
    speeds: '1',
    noiseLevel: '76 dB(A)',
    communication: 'No',
    energySavings: savings(14),
    energyStar: 'No',
    efficiency: '14 SEER',
  },
  {
    ...AIR_CONDITIONER,
    id: 'sample-ac-two-stage',
    modelFamily: 'Two-stage',
    name: 'Two-stage air conditioner',
    stages: '2',
    speeds: '2',
    noiseLevel: '72 dB(A)',
    communication: 'No',
    energySavings: savings(16),
    energyStar: 'Yes',
    efficiency: '16 SEER',
  },
  {
    ...AIR_CONDITIONER,
    id: 'sample-ac-variable-speed',
    modelFamily: 'Variable-speed',
    name: 'Variable-speed air conditioner',
    stages: 'Variable',
    speeds: 'Variable',
    noiseLevel: '57 dB(A)',
    communication: 'Yes',
    energySavings: savings(18),
    energyStar: 'Yes',
    efficiency: '18 SEER',
  },
  {
    ...FURNACE,
    ...startingAt('80% Furnace'),
    id: 'sample-furnace-80-single-stage',
    modelFamily: '80% AFUE',
    type: '80% Furnace',
    name: 'Single-stage 80% furnace',
    stages: '1',
    fuelType: 'Gas',
    speeds: 'Multi-speed blower',
    communication: 'No',
    energyStar: 'No',
    efficiency: '80% AFUE',
  },
  {
    ...FURNACE,
    ...startingAt('80% Furnace'),
    id: 'sample-furnace-80-two-stage',
    modelFamily: '80% AFUE',
    type: '80% Furnace',
    name: 'Two-stage 80% furnace',
    stages: '2',
    fuelType: 'Gas',
    speeds: 'Variable-speed blower',
    communication: 'Yes',
    energyStar: 'No',
    efficiency: '80% AFUE',
  },
  {
    ...FURNACE,
    ...startingAt('90% Furnace'),
    id: 'sample-furnace-90-single-stage',
    modelFamily: '90% AFUE and above',
    type: '90% Furnace',
    name: 'Single-stage 90% furnace',
    image: '/drawings/products/furnace-90.svg',
    stages: '1',
    fuelType: 'Gas',
    speeds: 'Multi-speed blower',
    communication: 'No',
    energyStar: 'No',
    efficiency: '92% AFUE',
  },
  {
    ...FURNACE,
    ...startingAt('90% Furnace'),
    id: 'sample-furnace-90-two-stage',
    modelFamily: '90% AFUE and above',
    type: '90% Furnace',
    name: 'Two-stage 95% furnace',
    image: '/drawings/products/furnace-90.svg',
    stages: '2',
    fuelType: 'Gas',
    speeds: 'Variable-speed blower',
    communication: 'Yes',
    energyStar: 'Yes',
    efficiency: '95% AFUE',
  },
  {
    ...HEAT_PUMP,
    id: 'sample-hp-single-stage',
    modelFamily: 'Single-stage',
    name: 'Single-stage heat pump',
    stages: '1',
    speeds: '1',
    noiseLevel: '76 dB(A)',
    communication: 'No',
    energySavings: savings(14),
    energyStar: 'No',
    efficiency: '14 SEER, 8 HSPF',
  },
  {
    ...HEAT_PUMP,
    id: 'sample-hp-two-stage',
    modelFamily: 'Two-stage',
    name: 'Two-stage heat pump',
    stages: '2',
    speeds: '2',
    noiseLevel: '72 dB(A)',
    communication: 'Yes',
    energySavings: savings(16),
    energyStar: 'Yes',
    efficiency: '16 SEER, 8.5 HSPF',
  },
  {
    ...AIR_HANDLER,
    id: 'sample-ah-multi-speed',
    modelFamily: 'Multi-speed',
    name: 'Multi-speed air handler',
    speeds: 'Multi-speed blower',
    communication: 'No',
  },
  {
    ...AIR_HANDLER,
    id: 'sample-ah-variable-speed',
    modelFamily: 'Variable-speed',
    name: 'Variable-speed air handler',
    speeds: 'Variable-speed blower',
    communication: 'Yes',
  },
];

/**
 * Made-up products that show how the comparison works, until real ones are imported. Prices, savings and the choice of ratings
 * follow section 9 of the specification; sound levels and stages are examples.
 */
export const SAMPLE_PRODUCTS: ReadonlyArray<Product> = MODELS.map((model) => ({
  ...model,
  ...sheetLinksOf(model),
}));
