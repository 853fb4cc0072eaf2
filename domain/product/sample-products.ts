import { sheetLinksOf } from '../document/product-sheets.ts';
import { dollarText } from './money.ts';
import { STARTING_PRICES } from './prices.ts';
import type { Product, ProductType } from './product.ts';
import { coolingSavings, seerOf } from './savings.ts';

type PriceMark = '$' | '$$' | '$$$';

/** The price text of a sample product. The mark ranks products within their type; `$` is the type's starting price. */
const priced = (type: ProductType, mark: PriceMark): Pick<Product, 'installationCost'> => {
  const cents = STARTING_PRICES[type];
  if (cents === undefined) return {};
  const start = dollarText(cents);
  return {
    installationCost: mark === '$' ? `Starting at ${start} (${mark})` : `${mark} (above the ${start} start)`,
  };
};

/** Ratings in current metrics, with the older one that savings are based on. */
const rated = (
  seer2: number,
  more: { readonly eer2: number; readonly hspf2?: number },
): Pick<Product, 'efficiency' | 'energySavings'> => {
  const seer = seerOf(seer2);
  const heating = more.hspf2 === undefined ? [] : [`${more.hspf2} HSPF2`];
  return {
    efficiency: `${[`${seer2} SEER2`, `${more.eer2} EER2`, ...heating].join(', ')} (about ${seer} in the older SEER)`,
    energySavings: `Up to ${coolingSavings(seer)}% compared with 10 SEER`,
  };
};

const AIR_CONDITIONER = {
  category: 'Air Conditioners',
  type: 'Air Conditioner',
  link: '/products/air-conditioners/',
  image: '/drawings/products/air-conditioner.svg',
  coolingStrength: '1.5 to 5 tons',
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
} as const;

const AIR_HANDLER = {
  category: 'Air Handlers',
  type: 'Air Handler',
  link: '/products/air-handlers/',
  image: '/drawings/products/air-handler.svg',
} as const;

const MODELS: ReadonlyArray<Omit<Product, 'documents' | 'energyGuide'>> = [
  {
    ...AIR_CONDITIONER,
    id: 'sample-ac-single-stage',
    modelFamily: 'Single-stage',
    name: 'Single-stage air conditioner',
    image: '/drawings/products/air-conditioner-single-stage.svg',
    stages: '1',
    speeds: '1',
    noiseLevel: '76 dB(A)',
    communication: 'No',
    energyStar: 'No',
    ...priced('Air Conditioner', '$'),
    ...rated(14.3, { eer2: 11.7 }),
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
    energyStar: 'Yes',
    ...priced('Air Conditioner', '$$'),
    ...rated(16.2, { eer2: 12.2 }),
  },
  {
    ...AIR_CONDITIONER,
    id: 'sample-ac-variable-speed',
    modelFamily: 'Variable-speed',
    name: 'Variable-speed air conditioner',
    image: '/drawings/products/air-conditioner-variable-speed.svg',
    stages: 'Variable',
    speeds: 'Variable',
    noiseLevel: '57 dB(A)',
    communication: 'Yes',
    energyStar: 'Yes',
    ...priced('Air Conditioner', '$$$'),
    ...rated(18.1, { eer2: 12.8 }),
  },
  {
    ...FURNACE,
    ...priced('80% Furnace', '$'),
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
    ...priced('80% Furnace', '$$'),
    id: 'sample-furnace-80-two-stage',
    modelFamily: '80% AFUE',
    type: '80% Furnace',
    name: 'Two-stage 80% furnace',
    image: '/drawings/products/furnace-two-stage.svg',
    stages: '2',
    fuelType: 'Gas',
    speeds: 'Variable-speed blower',
    communication: 'Yes',
    energyStar: 'No',
    efficiency: '80% AFUE',
  },
  {
    ...FURNACE,
    ...priced('90% Furnace', '$'),
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
    ...priced('90% Furnace', '$$'),
    id: 'sample-furnace-90-two-stage',
    modelFamily: '90% AFUE and above',
    type: '90% Furnace',
    name: 'Two-stage 95% furnace',
    image: '/drawings/products/furnace-90-two-stage.svg',
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
    energyStar: 'No',
    ...priced('Heat Pump', '$'),
    ...rated(14.3, { eer2: 11.7, hspf2: 7.5 }),
  },
  {
    ...HEAT_PUMP,
    id: 'sample-hp-two-stage',
    modelFamily: 'Two-stage',
    name: 'Two-stage heat pump',
    image: '/drawings/products/heat-pump-two-stage.svg',
    stages: '2',
    speeds: '2',
    noiseLevel: '72 dB(A)',
    communication: 'Yes',
    energyStar: 'Yes',
    ...priced('Heat Pump', '$$'),
    ...rated(16.2, { eer2: 11.9, hspf2: 8.1 }),
  },
  {
    ...AIR_HANDLER,
    ...priced('Air Handler', '$'),
    id: 'sample-ah-multi-speed',
    modelFamily: 'Multi-speed',
    name: 'Multi-speed air handler',
    speeds: 'Multi-speed blower',
    communication: 'No',
  },
  {
    ...AIR_HANDLER,
    ...priced('Air Handler', '$$'),
    id: 'sample-ah-variable-speed',
    modelFamily: 'Variable-speed',
    name: 'Variable-speed air handler',
    image: '/drawings/products/air-handler-variable-speed.svg',
    speeds: 'Variable-speed blower',
    communication: 'Yes',
  },
];

/**
 * Sample products for the comparison until real ones are imported. Prices and savings follow the specification, section 9; ratings meet the
 * legal minimums; sound levels, stages and price marks are examples.
 */
export const SAMPLE_PRODUCTS: ReadonlyArray<Product> = MODELS.map((model) => ({
  ...model,
  ...sheetLinksOf(model),
}));
