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

/** The systems that an estimate can be made for (specification, section 9). */
export type PlannedSystem = MatchedSystem;

export const isPlannedSystem = (text: string): text is PlannedSystem => Object.hasOwn(MATCHED_PARTS, text);

/** What kind of home it is for. It changes no starting price: it is what a dealer plans the visit by. */
export const HOME_KINDS = ['house', 'townhouse', 'condo', 'manufactured'] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

/** What happens with the ducts: they stay, new ones are needed, or they are not inspected yet. */
export const DUCTWORK_CHOICES = ['keep', 'new', 'unsure'] as const;
export type Ductwork = (typeof DUCTWORK_CHOICES)[number];

/** How far a system may be regulated: each step costs more. It changes no starting price. */
export const TIERS = ['single', 'two-stage', 'variable', 'unsure'] as const;
export type Tier = (typeof TIERS)[number];

/** A part of a system with its starting price, installed and before tax; null: it has none. */
export interface PricedPart {
  readonly part: SystemPart;
  readonly price: Cents | null;
  /** The part that it comes with, whose price it is in. */
  readonly comesWith: SystemPart | null;
}

/** Where the price of a system starts, installed and before tax, in whole cents. */
export interface PriceEstimate {
  readonly parts: ReadonlyArray<PricedPart>;
  /** Whether any part has a starting price, and whether each has. */
  readonly isPriced: boolean;
  readonly isComplete: boolean;
  readonly from: Cents;
  /** The same as `from` where the ducts stay. */
  readonly to: Cents;
}

/** What new ductwork adds at least and at most. */
const DUCTWORK_ADDS: { readonly [choice in Ductwork]: { readonly from: Cents; readonly to: Cents } } = {
  keep: { from: 0, to: 0 },
  new: DUCTWORK_PRICE,
  unsure: { from: 0, to: DUCTWORK_PRICE.to },
};

/** The starting price of a system with its ductwork, added up from the prices of the specification, section 9. */
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
    ...{ from: start + from, to: start + to },
  };
};

/** Whether a system has ducts. */
export const hasDucts = (system: PlannedSystem): boolean => system !== 'ductless';
