import * as O from 'fp-ts/Option';
import { isSome, type Option } from 'fp-ts/Option';
import { bestCombination, mayCount } from './best-combination.ts';
import { isOpenOn, statusOn } from './program-status.ts';
import type { RebateProgram } from './rebate-program.ts';
import { NO_UTILITIES, type AreaUtilities } from './utilities.ts';

/** The rebates of the area of a postal code (specification, section 3: Rebate). */
export interface AreaRebates {
  /** City and state, `Boston, MA`; none: not known. */
  readonly cityState: Option<string>;
  /** What one project may be paid at most, in whole US dollars; 0 where nothing is paid or no figure is known. */
  readonly maxRebate: number;
  /** Every program that is known there, open or not, in the provider's order; empty: no rebates were found. */
  readonly programs: ReadonlyArray<RebateProgram>;
  /** The utilities that may serve an address there, and those whose rebates are among the programs. */
  readonly utilities: AreaUtilities;
  /** Invented programs, which a page has to mark as such. */
  readonly isSample: boolean;
  /** When another service gave this answer, in milliseconds since 1970; none: it comes from our own records, as they are now. */
  readonly askedAt: Option<number>;
}

/** Where nothing is known of an area. */
export const NO_REBATES: AreaRebates = {
  cityState: O.none,
  maxRebate: 0,
  programs: [],
  utilities: NO_UTILITIES,
  isSample: false,
  askedAt: O.none,
};

/**
 * What one project in an area may be paid at most on a day, in whole US dollars: the best combination of its programs. What a
 * provider states counts only where the figure of an open program is missing, and never where no program is open.
 */
export const maxRebateOf = (
  programs: ReadonlyArray<RebateProgram>,
  stated: Option<number>,
  day: string,
): number => {
  const open = programs.filter((program) => isOpenOn(program, day) && mayCount(program));
  if (open.length === 0) return 0;
  const everyFigureKnown = open.every(({ amount }) => isSome(amount));
  return !everyFigureKnown && isSome(stated)
    ? Math.max(0, Math.floor(stated.value))
    : bestCombination(open, day).amount;
};

/** An area's rebates as they are on a day: a program whose last day has passed is `ended`, and counts for nothing. */
export const rebatesOn = (rebates: AreaRebates, day: string): AreaRebates => ({
  ...rebates,
  programs: rebates.programs.map((program) => ({ ...program, status: statusOn(program, day) })),
  maxRebate: maxRebateOf(rebates.programs, O.some(rebates.maxRebate), day),
});

/** What a page states of an area's savings. */
export interface AreaSavings {
  readonly cityState: string;
  /** Whole US dollars, above 0. */
  readonly amount: number;
}

/** The savings to show (specification, section 2): only with location info and an amount above 0. */
export const savingsOf = ({ cityState, maxRebate }: AreaRebates): Option<AreaSavings> =>
  isSome(cityState) && cityState.value.trim() !== '' && maxRebate >= 1
    ? O.some({ cityState: cityState.value.trim(), amount: Math.floor(maxRebate) })
    : O.none;
