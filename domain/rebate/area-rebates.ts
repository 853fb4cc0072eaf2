import * as O from 'fp-ts/Option';
import { isSome, type Option } from 'fp-ts/Option';
import { bestCombination, mayCount } from './best-combination.ts';
import { incomeBandOf, US_MEDIAN_INCOME, type Household } from './household.ts';
import { ASSUMED_INCOME, type IncomeBand } from './income-band.ts';
import { isOpenOn, statusOn } from './program-status.ts';
import type { RebateProgram } from './rebate-program.ts';
import type { RebateLanguage } from './rebate-wishes.ts';
import { NO_UTILITIES, type AreaUtilities } from './utilities.ts';

/** The group of the income that a household has stated, and the median income that it was compared with. */
export interface JudgedIncome {
  readonly band: IncomeBand;
  readonly median: (typeof MEDIANS)[number];
}

/** The area's median income, or that of the country where nobody knows the area's. */
export const MEDIANS = ['area', 'country'] as const;

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
  /** The household that was asked for; none: the assumed one. */
  readonly income: Option<JudgedIncome>;
  /** The language in which the programs are described. */
  readonly language: RebateLanguage;
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
  income: O.none,
  language: 'en',
  isSample: false,
  askedAt: O.none,
};

/**
 * What one project in an area may be paid at most on a day, in whole US dollars: the best combination of its programs. What a
 * provider states counts only where the figure of an open program is missing, and never where no program is open. `band`: the
 * income of the household that is paid.
 */
export const maxRebateOf = (
  programs: ReadonlyArray<RebateProgram>,
  stated: Option<number>,
  day: string,
  band: IncomeBand = ASSUMED_INCOME,
): number => {
  const open = programs.filter((program) => isOpenOn(program, day) && mayCount(program, band));
  if (open.length === 0) return 0;
  const everyFigureKnown = open.every(({ amount }) => isSome(amount));
  return !everyFigureKnown && isSome(stated)
    ? Math.max(0, Math.floor(stated.value))
    : bestCombination(open, day, band).amount;
};

/** An area's rebates as they are on a day: a program whose last day has passed is `ended`, and counts for nothing. */
export const rebatesOn = (rebates: AreaRebates, day: string): AreaRebates => ({
  ...rebates,
  programs: rebates.programs.map((program) => ({ ...program, status: statusOn(program, day) })),
  maxRebate: maxRebateOf(rebates.programs, O.some(rebates.maxRebate), day, incomeIn(rebates)),
});

/** The income that totals are for. */
export const incomeIn = ({ income }: Pick<AreaRebates, 'income'>): IncomeBand =>
  isSome(income) ? income.value.band : ASSUMED_INCOME;

/** Rebates that were read for all incomes as they are for one household: its income is compared with the country's median. */
export const rebatesFor = (rebates: AreaRebates, household: Household, day: string): AreaRebates => {
  const band = incomeBandOf(household, US_MEDIAN_INCOME);
  return {
    ...rebates,
    maxRebate: maxRebateOf(rebates.programs, O.none, day, band),
    income: O.some({ band, median: 'country' }),
  };
};

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
