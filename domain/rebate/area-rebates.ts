import * as O from 'fp-ts/Option';
import { isSome, type Option } from 'fp-ts/Option';
import { bestCombination, mayCount } from './best-combination.ts';
import { incomeBandOf, US_MEDIAN_INCOME, type Household } from './household.ts';
import { ASSUMED_INCOME, type IncomeBand } from './income-band.ts';
import { isOpenOn, statusOn } from './program-status.ts';
import type { RebateProgram } from './rebate-program.ts';
import type { RebateLanguage } from './rebate-wishes.ts';
import { NO_UTILITIES, type AreaUtilities } from './utilities.ts';

/** A household's income band and the median income it was compared with. */
export interface JudgedIncome {
  readonly band: IncomeBand;
  readonly median: (typeof MEDIANS)[number];
}

/** The median of the area, or the country's. */
export const MEDIANS = ['area', 'country'] as const;

/** The rebates near a postal code (specification, section 3: Rebate). */
export interface AreaRebates {
  /** City and state, `Boston, MA`; none when unknown. */
  readonly cityState: Option<string>;
  /** The maximum rebate for one project, in whole US dollars; 0 when nothing is paid or no figure is known. */
  readonly maxRebate: number;
  /** All known programs, open or not, in the provider's order; empty when there are none. */
  readonly programs: ReadonlyArray<RebateProgram>;
  /** The utilities that may serve the area, and those whose rebates are included. */
  readonly utilities: AreaUtilities;
  /** The judged income of the requested household; none for the assumed household. */
  readonly income: Option<JudgedIncome>;
  readonly language: RebateLanguage;
  /** Whether the programs are sample data, which pages must label. */
  readonly isSample: boolean;
  /** When another service gave this answer, in milliseconds since 1970; none for our own records. */
  readonly askedAt: Option<number>;
}

/** The value when nothing is known about an area. */
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
 * The maximum rebate for one project on a day, in whole US dollars: the best combination of open programs. `stated`, the provider's own
 * total, counts only if an open program has no figure. `band`: the household's income band.
 */
export const maxRebateOf = (
  programs: ReadonlyArray<RebateProgram>,
  stated: Option<number>,
  day: string,
  band: IncomeBand = ASSUMED_INCOME,
): number => {
  const open = programs.filter((program) => isOpenOn(program, day) && mayCount(program, band));
  const everyFigureKnown = open.every(({ amount }) => isSome(amount));
  return !everyFigureKnown && isSome(stated)
    ? Math.max(0, Math.floor(stated.value))
    : bestCombination(open, day, band).amount;
};

/** The rebates as of a day. Programs past their last day become `ended` and no longer count. */
export const rebatesOn = (rebates: AreaRebates, day: string): AreaRebates => ({
  ...rebates,
  programs: rebates.programs.map((program) => ({ ...program, status: statusOn(program, day) })),
  maxRebate: maxRebateOf(rebates.programs, O.some(rebates.maxRebate), day, incomeIn(rebates)),
});

/** The income band of the totals. */
export const incomeIn = ({ income }: Pick<AreaRebates, 'income'>): IncomeBand =>
  isSome(income) ? income.value.band : ASSUMED_INCOME;

/**
 * Recomputes the maximum rebate for one household, whose income is compared with the US median. `rebates` must include the programs for all
 * incomes.
 */
export const rebatesFor = (rebates: AreaRebates, household: Household, day: string): AreaRebates => {
  const band = incomeBandOf(household, US_MEDIAN_INCOME);
  return {
    ...rebates,
    maxRebate: maxRebateOf(rebates.programs, O.none, day, band),
    income: O.some({ band, median: 'country' }),
  };
};

/** An area's savings as pages show them. */
export interface AreaSavings {
  readonly cityState: string;
  /** In whole US dollars, above 0. */
  readonly amount: number;
}

/** The savings to show (specification, section 2); none without a place or an amount above 0. */
export const savingsOf = ({ cityState, maxRebate }: AreaRebates): Option<AreaSavings> =>
  isSome(cityState) && cityState.value.trim() !== '' && maxRebate >= 1
    ? O.some({ cityState: cityState.value.trim(), amount: Math.floor(maxRebate) })
    : O.none;
