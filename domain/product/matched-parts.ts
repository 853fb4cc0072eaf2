import { listOf } from '../content/list-of.ts';
import type { ProductType } from './product.ts';

/** The parts of installed systems. */
export type SystemPart =
  | 'air-conditioner'
  | 'heat-pump'
  | 'furnace'
  | 'oil-furnace'
  | 'air-handler'
  | 'indoor-coil'
  | 'ductless-unit'
  | 'indoor-head'
  | 'packaged-unit';

/** The matching parts of each system. Each outdoor unit has either a coil or an air handler. */
export const MATCHED_PARTS = {
  'furnace-ac': ['furnace', 'air-conditioner', 'indoor-coil'],
  'heat-pump': ['heat-pump', 'air-handler'],
  hybrid: ['heat-pump', 'furnace', 'indoor-coil'],
  'ac-air-handler': ['air-conditioner', 'air-handler'],
  furnace: ['furnace'],
  ac: ['air-conditioner', 'indoor-coil'],
  oil: ['oil-furnace'],
  ductless: ['ductless-unit', 'indoor-head'],
  packaged: ['packaged-unit'],
} as const satisfies { readonly [system: string]: ReadonlyArray<SystemPart> };

export type MatchedSystem = keyof typeof MATCHED_PARTS;

export const partsOf = (system: MatchedSystem): ReadonlyArray<SystemPart> => MATCHED_PARTS[system];

/** The product type of a part, for comparison and price. Parts without one have no starting price (specification, section 9). */
export const PART_TYPES: { readonly [part in SystemPart]?: ProductType } = {
  'air-conditioner': 'Air Conditioner',
  'heat-pump': 'Heat Pump',
  furnace: '90% Furnace',
  'air-handler': 'Air Handler',
};

/** Parts that include an indoor coil (specification, section 2: See what's included). */
const WITH_COIL: ReadonlyArray<SystemPart> = ['air-conditioner', 'air-handler'];

export const includesCoil = (type: ProductType): boolean =>
  WITH_COIL.some((part) => PART_TYPES[part] === type);

/** The part of a system that includes its indoor coil; null without one. */
export const coilComesWith = (system: MatchedSystem): SystemPart | null =>
  partsOf(system).find((part) => WITH_COIL.includes(part)) ?? null;

/** Whether two parts of a system include a coil, although it needs only one. */
export const hasSpareCoil = (system: MatchedSystem): boolean =>
  partsOf(system).filter((part) => WITH_COIL.includes(part)).length > 1;

/** The parts' names with an article, for use within a sentence. */
export const PART_NOUNS: { readonly [part in SystemPart]: string } = {
  'air-conditioner': 'an air conditioner',
  'heat-pump': 'a heat pump',
  furnace: 'a furnace',
  'oil-furnace': 'an oil furnace',
  'air-handler': 'an air handler',
  'indoor-coil': 'an indoor coil',
  'ductless-unit': 'an outdoor unit',
  'indoor-head': 'an indoor head for each room',
  'packaged-unit': 'a packaged unit',
};

/** The other parts in each system with this part, such as `a furnace and an indoor coil`; empty when it is used alone. */
export const matchesOf = (part: SystemPart): ReadonlyArray<string> => [
  ...new Set(
    Object.values<ReadonlyArray<SystemPart>>(MATCHED_PARTS)
      .filter((parts) => parts.includes(part) && parts.length > 1)
      .map((parts) => listOf(parts.filter((other) => other !== part).map((other) => PART_NOUNS[other]))),
  ),
];
