import * as O from 'fp-ts/Option';
import { isSome, type Option } from 'fp-ts/Option';
import { bestCombination, mayCount } from './best-combination.ts';
import { ASSUMED_APPLICANT, type Applicant } from './applicant.ts';
import { hullOf, exactly, type DollarRange } from '../product/dollar-range.ts';
import {
  applicantsIn,
  incomeLimitsFor,
  type AreaIncomes,
  type Household,
  type IncomeLimits,
} from './household.ts';
import { isOpenOn, statusOn } from './program-status.ts';
import type { RebateProgram } from './rebate-program.ts';
import type { RebateLanguage } from './rebate-wishes.ts';
import { NO_UTILITIES, type AreaUtilities } from './utilities.ts';

/** A stated household as programs judge it, and the median income it was compared with. */
export interface JudgedHousehold {
  /** One for each income band that it may be in. */
  readonly applicants: ReadonlyArray<Applicant>;
  readonly median: (typeof MEDIANS)[number];
  /** HUD's limits for its size in its area, where they are known. */
  readonly limits?: IncomeLimits & Pick<AreaIncomes, 'area' | 'fiscalYear'>;
}

/** The median of the area, or the country's. */
export const MEDIANS = ['area', 'country'] as const;

/** The rebates near a postal code (specification, section 3: Rebate). */
export interface AreaRebates {
  /** City and state, `Boston, MA`; none when unknown. */
  readonly cityState: Option<string>;
  /** The maximum rebate for one project, in whole US dollars, of the assumed size; 0 when nothing is paid or no figure is known. */
  readonly maxRebate: number;
  /** All known programs, open or not, in the provider's order; empty when there are none. */
  readonly programs: ReadonlyArray<RebateProgram>;
  /** The utilities that may serve the area, and those whose rebates are included. */
  readonly utilities: AreaUtilities;
  /** The requested household; none for the assumed one. */
  readonly household: Option<JudgedHousehold>;
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
  household: O.none,
  language: 'en',
  isSample: false,
  askedAt: O.none,
};

/**
 * The maximum rebate for one project on a day, in whole US dollars: the best combination of open programs. `stated`, the provider's own
 * total, counts only if the provider states no figure for an open program.
 */
export const maxRebateOf = (
  programs: ReadonlyArray<RebateProgram>,
  stated: Option<number>,
  day: string,
  applicants: ReadonlyArray<Applicant> = [ASSUMED_APPLICANT],
): number => maxRebatesOf(programs, stated, day, applicants).to;

/** The maximum rebates of a household: several when its income may be in several bands. */
const maxRebatesOf = (
  programs: ReadonlyArray<RebateProgram>,
  stated: Option<number>,
  day: string,
  applicants: ReadonlyArray<Applicant>,
): DollarRange =>
  hullOf(
    applicants.map((applicant) => {
      const open = programs.filter((program) => isOpenOn(program, day) && mayCount(program, applicant));
      const everyFigureKnown = open.every(({ rule, isLabelOnly }) => isSome(rule) && !isLabelOnly);
      return exactly(
        !everyFigureKnown && isSome(stated)
          ? Math.max(0, Math.floor(stated.value))
          : bestCombination(open, day, applicant).amount,
      );
    }),
  );

/** The rebates as of a day. Programs past their last day become `ended` and no longer count. */
export const rebatesOn = (rebates: AreaRebates, day: string): AreaRebates => ({
  ...rebates,
  programs: rebates.programs.map((program) => ({ ...program, status: statusOn(program, day) })),
  maxRebate: maxRebateOf(rebates.programs, O.some(rebates.maxRebate), day, applicantsOf(rebates)),
});

/** The households that the totals are for: one, or one for each income band that the stated household may be in. */
export const applicantsOf = ({ household }: Pick<AreaRebates, 'household'>): ReadonlyArray<Applicant> =>
  isSome(household) ? household.value.applicants : [ASSUMED_APPLICANT];

/** The least and the most of the maximum rebates that the household may get, depending on its exact income. */
export const maxRebatesIn = (rebates: AreaRebates, day: string): DollarRange => {
  const { from } = maxRebatesOf(rebates.programs, O.none, day, applicantsOf(rebates));
  return { from: Math.min(from, rebates.maxRebate), to: rebates.maxRebate };
};

/**
 * Recomputes the maximum rebate for one household, whose income is compared with its area's limits or, where they are unknown, with the US
 * median. `rebates` must include the programs for all incomes.
 */
export const rebatesFor = (
  rebates: AreaRebates,
  household: Household,
  day: string,
  incomes: Option<AreaIncomes> = O.none,
): AreaRebates => {
  const applicants = applicantsIn(household, incomes);
  return {
    ...rebates,
    maxRebate: maxRebateOf(rebates.programs, O.none, day, applicants),
    household: O.some(
      isSome(incomes)
        ? { applicants, median: 'area', limits: limitsIn(incomes.value, household) }
        : { applicants, median: 'country' },
    ),
  };
};

const limitsIn = (incomes: AreaIncomes, { size }: Household): NonNullable<JudgedHousehold['limits']> => ({
  area: incomes.area,
  fiscalYear: incomes.fiscalYear,
  ...incomeLimitsFor(size, O.some(incomes)),
});

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
