import { exists, isSome, none, some, type Option } from 'fp-ts/Option';
import { ASSUMED_APPLICANT, isOpenToApplicant, ofEveryIncome, type Applicant } from './applicant.ts';
import { INCOME_BANDS, isOpenTo } from './income-band.ts';
import { isOpenOn } from './program-status.ts';
import type { RebateProgram } from './rebate-program.ts';
import { mostOf } from './rebate-rule.ts';

/** Programs that can all pay for one project, and their total in whole US dollars. */
export interface ProgramCombination {
  readonly programs: ReadonlyArray<RebateProgram>;
  readonly amount: number;
}

/** What a program pays for a purchase, in whole US dollars; 0 when no figure is known. */
export type AmountOf = (program: RebateProgram) => number;

/**
 * Why two programs can't be added up: they are for different incomes; both list what they combine with and neither lists the other; or it
 * is unknown whether they combine.
 */
export type CombinationBarrier = 'different-incomes' | 'excluded' | 'unknown';

/** The reason why two programs can't pay for the same project; none if they combine. */
export const barrierBetween = (a: RebateProgram, b: RebateProgram): Option<CombinationBarrier> => {
  if (!INCOME_BANDS.some((band) => isOpenTo(a, band) && isOpenTo(b, band))) return some('different-incomes');
  if (combine(a, b)) return none;
  return some(isSome(a.combinesWith) && isSome(b.combinesWith) ? 'excluded' : 'unknown');
};

/** Whether at least one of two programs states that they combine. */
export const combine = (a: RebateProgram, b: RebateProgram): boolean => names(a, b) || names(b, a);

const names = (one: RebateProgram, other: RebateProgram): boolean =>
  exists((ids: ReadonlyArray<string>) => ids.includes(other.id))(one.combinesWith);

const NOTHING: ProgramCombination = { programs: [], amount: 0 };

/**
 * The combination that pays a household the most on a day (specification, section 3: `maxRebate.amount`). Only open programs count, only
 * for systems and only for one applicant. On a tie, the first one wins. `amountOf`: without it, the most for a typical purchase.
 */
export const bestCombination = (
  programs: ReadonlyArray<RebateProgram>,
  day: string,
  applicant: Applicant = ASSUMED_APPLICANT,
  amountOf: AmountOf = mostOf,
): ProgramCombination =>
  bestOf(
    programs
      .filter((program) => isOpenOn(program, day) && mayCount(program, applicant))
      .toSorted((a, b) => amountOf(b) - amountOf(a)),
    amountOf,
  );

/** Whether a total for an applicant may include a program. */
export const mayCount = (program: RebateProgram, applicant: Applicant = ASSUMED_APPLICANT): boolean =>
  !program.paysForOtherWork && isOpenToApplicant(program, applicant);

/** Finds the best combination by branch and bound. `counted` must be sorted by amount, descending. */
const bestOf = (counted: ReadonlyArray<RebateProgram>, amountOf: AmountOf): ProgramCombination => {
  let best = NOTHING;
  const extend = (chosen: ProgramCombination, candidates: ReadonlyArray<RebateProgram>): void => {
    if (chosen.amount > best.amount) best = chosen;
    const bounds = boundsOf(candidates, amountOf);
    candidates.forEach((program, index) => {
      if (chosen.amount + (bounds[index] ?? 0) <= best.amount) return;
      extend(
        { programs: [...chosen.programs, program], amount: chosen.amount + amountOf(program) },
        candidates.slice(index + 1).filter((other) => combine(program, other)),
      );
    });
  };
  extend(NOTHING, counted);
  return best;
};

/**
 * An upper bound for each program and those after it: of programs that don't combine with each other, only one pays. Without this bound,
 * forty programs could take minutes.
 */
const boundsOf = (candidates: ReadonlyArray<RebateProgram>, amountOf: AmountOf): ReadonlyArray<number> => {
  const groups: RebateProgram[][] = [];
  let bound = 0;
  return candidates
    .toReversed()
    .map((program) => {
      const group = groups.find((others) => !others.some((other) => combine(program, other)));
      // Programs are read in ascending order, so the last one of a group pays the most.
      const before = group?.at(-1);
      bound += amountOf(program) - (before === undefined ? 0 : amountOf(before));
      if (group === undefined) groups.push([program]);
      else group.push(program);
      return bound;
    })
    .toReversed();
};

/** Whether the maximum rebate on a day depends on the household's income. */
export const dependsOnIncome = (
  programs: ReadonlyArray<RebateProgram>,
  day: string,
  applicant: Pick<Applicant, 'owner'> = ASSUMED_APPLICANT,
): boolean =>
  new Set(ofEveryIncome(applicant).map((one) => bestCombination(programs, day, one).amount)).size > 1;
