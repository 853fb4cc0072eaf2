import * as O from 'fp-ts/Option';
import { atMost, exactly, type DollarRange } from '../product/dollar-range.ts';

/** How a program computes what it pays, in US dollars. `cap`: the most that it pays; null without one. */
export type RebateRule =
  /** A set amount, `$400`, or one between two ends, `Up to $600` (from 0). */
  | { readonly kind: 'dollars'; readonly pays: DollarRange }
  /** An amount for each unit: `$75 per ton`. */
  | {
      readonly kind: 'per-unit';
      readonly pays: DollarRange;
      readonly unit: string;
      readonly cap: number | null;
    }
  /** A share of the price, where 1 is all of it. */
  | { readonly kind: 'share'; readonly share: number; readonly cap: number | null };

/** What is bought: the installed price of the equipment that a program pays for, null when unknown, and the system's size. */
export interface Purchase {
  readonly price: number | null;
  /** Tons of cooling, 12,000 Btu per hour each. */
  readonly tons: number;
}

/** The size that amounts are counted for until a size is known. Pages name it where it counts. */
export const ASSUMED_TONS = 3;

const HALF_TON = 0.5;

/** How many units a system has, by the unit's name. The number of other units is unknown. */
const QUANTITIES: Readonly<Record<string, (tons: number) => DollarRange>> = {
  ton: exactly,
  '10,000 btu/h': (tons) => exactly(tons * 1.2),
  // The output in the cold is at most about the rated one.
  '12,000 btu at 17 °f': (tons) => ({ from: 0, to: tons }),
  system: () => exactly(1),
  unit: () => exactly(1),
};

const quantityOf = (unit: string) =>
  Object.hasOwn(QUANTITIES, unit.toLowerCase()) ? QUANTITIES[unit.toLowerCase()] : undefined;

/** Whether a rule pays by the system's size. */
export const dependsOnSize = (rule: RebateRule): boolean => {
  if (rule.kind !== 'per-unit') return false;
  const quantity = quantityOf(rule.unit);
  return quantity !== undefined && quantity(1).to !== quantity(2).to;
};

/**
 * The size that a rule's amount is counted for until a size is known; null where no size changes it. Systems come in half tons: the next one
 * counts when it reaches the cap.
 */
export const assumedTons = (rule: RebateRule): number | null => {
  if (rule.kind !== 'per-unit' || !dependsOnSize(rule)) return null;
  const next = ASSUMED_TONS + HALF_TON;
  const most = (quantityOf(rule.unit)?.(next).to ?? 0) * rule.pays.to;
  return rule.cap !== null && most >= rule.cap ? next : ASSUMED_TONS;
};

/** What a rule pays for a purchase, in whole US dollars, never more than its price; none when no figure is known. */
export const rebateOf = (rule: RebateRule, purchase: Purchase): O.Option<DollarRange> => {
  const paid = uncapped(rule, purchase);
  const cap = rule.kind === 'dollars' ? null : rule.cap;
  if (paid === null && cap === null) return O.none;
  const { from, to } = atMost(
    paid ?? { from: 0, to: cap ?? 0 },
    Math.max(0, Math.min(cap ?? Infinity, purchase.price ?? Infinity)),
  );
  return O.some({ from: wholeDollars(from), to: wholeDollars(to) });
};

/** Whole dollars of an amount; a fraction of a cent is an error of computing. */
const wholeDollars = (amount: number): number => Math.floor(Math.round(Math.max(0, amount) * 100) / 100);

const uncapped = (rule: RebateRule, { price, tons }: Purchase): DollarRange | null => {
  switch (rule.kind) {
    case 'dollars':
      return rule.pays;
    case 'share':
      return price === null ? null : exactly(rule.share * price);
    case 'per-unit': {
      const units = quantityOf(rule.unit)?.(tons);
      return units === undefined ? null : { from: rule.pays.from * units.from, to: rule.pays.to * units.to };
    }
  }
};

/** The most that a program's rule pays for a usual system, in whole US dollars; 0 when no figure is known. */
export const mostOf = ({ rule }: { readonly rule: O.Option<RebateRule> }): number =>
  O.isNone(rule)
    ? 0
    : O.getOrElse(() => exactly(0))(
        rebateOf(rule.value, { price: null, tons: assumedTons(rule.value) ?? ASSUMED_TONS }),
      ).to;
