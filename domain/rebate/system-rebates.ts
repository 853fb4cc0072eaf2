import * as O from 'fp-ts/Option';
import { LEVEL_RATINGS, type EquipmentLevel, type LevelRatings } from '../product/equipment-level.ts';
import { estimateOf, partPrice, type PlannedSystem } from '../product/estimate.ts';
import { LEGAL_MINIMUMS } from '../product/legal-minimums.ts';
import { partsOf, type SystemPart } from '../product/matched-parts.ts';
import { ASSUMED_APPLICANT, type Applicant } from './applicant.ts';
import { bestCombination, mayCount, type AmountOf } from './best-combination.ts';
import { atMost, exactly, hullOf, type DollarRange, type RebatesAtEnds } from '../product/dollar-range.ts';
import { isProduct, neededRating, type NeededRating } from './product-rebates.ts';
import { isOpenOn } from './program-status.ts';
import type { RebateProgram } from './rebate-program.ts';
import { mostOf, rebateOf } from './rebate-rule.ts';

/** The equipment that programs pay for, with the parts of a system whose price it includes. */
interface PaidPart {
  readonly name: string;
  readonly covers: ReadonlyArray<SystemPart>;
  /** The ratings that a level's models have at least, by metric. */
  readonly ratings: (least: LevelRatings) => Readonly<Record<string, number>>;
}

const unrated = () => ({});

const PAID_PARTS: { readonly [part in SystemPart]?: PaidPart } = {
  'air-conditioner': {
    name: 'Central air conditioner',
    covers: ['air-conditioner', 'air-handler'],
    ratings: ({ seer2 }) => ({ SEER2: seer2.from }),
  },
  'heat-pump': {
    name: 'Ducted heat pump',
    covers: ['heat-pump', 'air-handler'],
    ratings: ({ seer2, hspf2 }) => ({
      SEER2: Math.max(seer2.from, LEGAL_MINIMUMS['heat-pump-seer2']),
      HSPF2: hspf2.from,
    }),
  },
  'ductless-unit': { name: 'Ductless heat pump', covers: ['ductless-unit', 'indoor-head'], ratings: unrated },
  furnace: { name: 'Gas furnace', covers: ['furnace'], ratings: ({ afue }) => ({ AFUE: afue.from }) },
  'air-handler': { name: 'Air handler', covers: ['air-handler'], ratings: unrated },
};

/** The equipment of a system that programs may pay for; empty when that depends on the model. */
const paidPartsOf = (system: PlannedSystem): ReadonlyArray<PaidPart> => {
  const parts = partsOf(system);
  const paid = parts.flatMap((part) => PAID_PARTS[part] ?? []);
  return system === 'hybrid' ? [...paid, { name: 'Hybrid system', covers: parts, ratings: unrated }] : paid;
};

export const hasPaidParts = (system: PlannedSystem): boolean => paidPartsOf(system).length > 0;

/** A program for equipment of a system with a higher rating than the level's. */
export interface HigherRated {
  readonly program: RebateProgram;
  readonly needs: NeededRating;
}

/** What programs pay for a system. */
export interface SystemRebates {
  /** What they pay at either end of the equipment's price. */
  readonly paysAt: RebatesAtEnds;
  /** What they pay at any of its prices. */
  readonly pays: DollarRange;
  /** The programs that pay the most together. */
  readonly counted: ReadonlyArray<RebateProgram>;
  /** All open programs that pay for the system at this level, for anybody. */
  readonly paying: ReadonlyArray<RebateProgram>;
  readonly higherRated: ReadonlyArray<HigherRated>;
}

/**
 * The rebates for a system of a level and a size in tons, by each program's rule, for any of these applicants. A share of the price counts
 * only the equipment that the program pays for.
 */
export const systemRebates = (
  programs: ReadonlyArray<RebateProgram>,
  system: PlannedSystem,
  tons: number,
  day: string,
  applicants: ReadonlyArray<Applicant> = [ASSUMED_APPLICANT],
  level: EquipmentLevel = 'single',
): SystemRebates => {
  const { parts, isPriced, from, to } = estimateOf(system, 'keep', level);
  const fitting = programs.filter(
    ({ conditions }) => !(isPartOfHeat(system) && conditions.includes('heats-whole-home')),
  );
  const offers = fitting.map((program) => ({ program, ...offerOf(program, paidPartsOf(system), level) }));
  const paying = offers.flatMap(({ program, covers }) => (covers.length === 0 ? [] : [program]));
  const priceFor = (program: RebateProgram, end: keyof DollarRange): number | null => {
    const covered = offers.find((offer) => offer.program === program)?.covers ?? [];
    const cents = parts.reduce(
      (sum, one) => sum + (covered.includes(one.part) ? partPrice(one, level)[end] : 0),
      0,
    );
    return cents === 0 ? null : cents / 100;
  };
  /** A program's least or most amount at an end of the price. */
  const amountFor =
    (amount: keyof DollarRange, end: keyof DollarRange): AmountOf =>
    (program) =>
      O.isNone(program.rule)
        ? 0
        : O.getOrElse(() => exactly(0))(
            rebateOf(program.rule.value, { price: priceFor(program, end), tons }),
          )[amount];
  const best = (applicant: Applicant, amount: keyof DollarRange, end: keyof DollarRange) =>
    bestCombination(paying, day, applicant, amountFor(amount, end));
  const paysAt = (end: keyof DollarRange, cents: number): DollarRange => {
    const pays = hullOf(
      applicants.map((applicant) => ({
        from: best(applicant, 'from', end).amount,
        to: best(applicant, 'to', end).amount,
      })),
    );
    return isPriced ? atMost(pays, cents / 100) : pays;
  };
  const ends: RebatesAtEnds = { from: paysAt('from', from), to: paysAt('to', to) };
  return {
    paysAt: ends,
    pays: hullOf([ends.from, ends.to]),
    counted: [...new Set(applicants.flatMap((applicant) => best(applicant, 'to', 'to').programs))],
    paying: paying.filter((program) => isOpenOn(program, day)),
    higherRated: offers.flatMap(({ program, covers, needs }) =>
      covers.length === 0 &&
      needs !== null &&
      mostOf(program) > 0 &&
      isOpenOn(program, day) &&
      applicants.some((applicant) => mayCount(program, applicant))
        ? [{ program, needs }]
        : [],
    ),
  };
};

/** Whether the heat pump of a system leaves part of the heating to a furnace. */
const isPartOfHeat = (system: PlannedSystem): boolean =>
  ['heat-pump', 'furnace'].every((part) => partsOf(system).some((one) => one === part));

/** The parts that a program pays for at the level's ratings, and the rating that it needs if it pays for none of them. */
const offerOf = (
  { paysFor }: RebateProgram,
  paidParts: ReadonlyArray<PaidPart>,
  level: EquipmentLevel,
): { readonly covers: ReadonlyArray<SystemPart>; readonly needs: NeededRating | null } => {
  const matches = paidParts.flatMap(({ name, covers, ratings }) =>
    paysFor
      .filter((paidFor) => isProduct(paidFor, name))
      .map((paidFor) => {
        const needs = O.toNullable(neededRating(paidFor));
        return {
          covers:
            needs === null || (ratings(LEVEL_RATINGS[level])[needs.metric] ?? 0) >= needs.least ? covers : [],
          needs,
        };
      }),
  );
  return {
    covers: [...new Set(matches.flatMap(({ covers }) => covers))],
    needs: matches.find(({ needs }) => needs !== null)?.needs ?? null,
  };
};
