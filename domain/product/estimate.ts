import {
  coilComesWith,
  MATCHED_PARTS,
  PART_TYPES,
  partsOf,
  type MatchedSystem,
  type SystemPart,
} from './matched-parts.ts';
import { EQUIPMENT_LEVELS, levelAdds, type EquipmentLevel } from './equipment-level.ts';
import type { Cents, CentsRange } from './money.ts';
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

/** The chosen level of the equipment; `unsure` asks for advice. */
export const TIERS = [...EQUIPMENT_LEVELS, 'unsure'] as const;
export type Tier = (typeof TIERS)[number];

/** The level that a price counts: without a choice, the one that prices start with. */
export const levelOf = (tier: Tier | ''): EquipmentLevel =>
  EQUIPMENT_LEVELS.find((level) => level === tier) ?? 'single';

/** A part with its starting price, installed and before tax; null without one. */
export interface PricedPart {
  readonly part: SystemPart;
  readonly price: Cents | null;
  /** The part whose price includes this one; null when there is none. */
  readonly comesWith: SystemPart | null;
}

/** A system's price, installed and before tax, from its parts' starting prices. */
export interface PriceEstimate extends CentsRange {
  readonly parts: ReadonlyArray<PricedPart>;
  /** Whether at least one part has a starting price, and whether all have. */
  readonly isPriced: boolean;
  readonly isComplete: boolean;
  /** What the level adds; nothing for the one that prices start with. */
  readonly levelAdds: CentsRange;
}

/** The price range of ductwork. */
const DUCTWORK_ADDS: { readonly [choice in Ductwork]: CentsRange } = {
  keep: { from: 0, to: 0 },
  new: DUCTWORK_PRICE,
  unsure: { from: 0, to: DUCTWORK_PRICE.to },
};

/** The price of a system with ductwork: the sum of the parts' starting prices (specification, section 9) and of what its level adds. */
export const estimateOf = (
  system: PlannedSystem,
  ductwork: Ductwork,
  level: EquipmentLevel = 'single',
): PriceEstimate => {
  const parts = partsOf(system).map((part): PricedPart => {
    const type = PART_TYPES[part];
    return {
      part,
      price: (type && STARTING_PRICES[type]) ?? null,
      comesWith: part === 'indoor-coil' ? coilComesWith(system) : null,
    };
  });
  const start = parts.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const priced = parts.map((part) => partPrice(part, level)).reduce(sumOf, NOTHING);
  return {
    parts,
    isPriced: start > 0,
    isComplete: parts.every(({ price, comesWith }) => price !== null || comesWith !== null),
    levelAdds: { from: priced.from - start, to: priced.to - start },
    ...sumOf(priced, DUCTWORK_ADDS[ductwork]),
  };
};

const NOTHING: CentsRange = { from: 0, to: 0 };

const sumOf = (one: CentsRange, other: CentsRange): CentsRange => ({
  from: one.from + other.from,
  to: one.to + other.to,
});

export const hasDucts = (system: PlannedSystem): boolean => system !== 'ductless';

/** The ducts that a system's price counts: without a choice they may be needed, and a ductless system needs none. */
export const ductworkOf = (system: PlannedSystem, chosen: Ductwork | ''): Ductwork =>
  hasDucts(system) ? chosen || 'unsure' : 'keep';

/** A part's price at a level, in whole cents; 0 without one. */
export const partPrice = ({ part, price }: PricedPart, level: EquipmentLevel): CentsRange =>
  price === null ? NOTHING : sumOf({ from: price, to: price }, levelAdds(level, part));
