import {
  coilComesWith,
  MATCHED_PARTS,
  PART_TYPES,
  partsOf,
  type MatchedSystem,
  type SystemPart,
} from './matched-parts.ts';
import type { Cents } from './money.ts';
import { DUCTWORK_PRICE, STARTING_PRICES } from './prices.ts';

/** The systems with an estimate (specification, section 9). */
export type PlannedSystem = MatchedSystem;

export const isPlannedSystem = (text: string): text is PlannedSystem => Object.hasOwn(MATCHED_PARTS, text);

/** The kind of home. It doesn't change the starting price; dealers use it to plan the visit. */
export const HOME_KINDS = ['house', 'townhouse', 'condo', 'manufactured'] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

/** The state of the ducts: they stay, new ones are needed, or they haven't been inspected. */
export const DUCTWORK_CHOICES = ['keep', 'new', 'unsure'] as const;
export type Ductwork = (typeof DUCTWORK_CHOICES)[number];

/** How finely the system's output is controlled. Each step costs more, but the starting price is the same. */
export const TIERS = ['single', 'two-stage', 'variable', 'unsure'] as const;
export type Tier = (typeof TIERS)[number];

/** A part with its starting price, installed and before tax; null without one. */
export interface PricedPart {
  readonly part: SystemPart;
  readonly price: Cents | null;
  /** The part whose price includes this one; null when there is none. */
  readonly comesWith: SystemPart | null;
}

/** A system's starting price, installed and before tax. */
export interface PriceEstimate {
  readonly parts: ReadonlyArray<PricedPart>;
  /** Whether at least one part has a starting price, and whether all have. */
  readonly isPriced: boolean;
  readonly isComplete: boolean;
  readonly from: Cents;
  /** Equal to `from` when the ducts stay. */
  readonly to: Cents;
}

/** The price range of ductwork. */
const DUCTWORK_ADDS: { readonly [choice in Ductwork]: { readonly from: Cents; readonly to: Cents } } = {
  keep: { from: 0, to: 0 },
  new: DUCTWORK_PRICE,
  unsure: { from: 0, to: DUCTWORK_PRICE.to },
};

/** The starting price of a system with ductwork: the sum of the parts' prices (specification, section 9). */
export const estimateOf = (system: PlannedSystem, ductwork: Ductwork): PriceEstimate => {
  const parts = partsOf(system).map((part): PricedPart => {
    const type = PART_TYPES[part];
    return {
      part,
      price: (type && STARTING_PRICES[type]) ?? null,
      comesWith: part === 'indoor-coil' ? coilComesWith(system) : null,
    };
  });
  const start = parts.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const { from, to } = DUCTWORK_ADDS[ductwork];
  return {
    parts,
    isPriced: start > 0,
    isComplete: parts.every(({ price, comesWith }) => price !== null || comesWith !== null),
    from: start + from,
    to: start + to,
  };
};

export const hasDucts = (system: PlannedSystem): boolean => system !== 'ductless';

/** The ducts that a system's price counts: without a choice they may be needed, and a ductless system needs none. */
export const ductworkOf = (system: PlannedSystem, chosen: Ductwork | ''): Ductwork =>
  hasDucts(system) ? chosen || 'unsure' : 'keep';
