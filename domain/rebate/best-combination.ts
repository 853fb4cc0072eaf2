import { exists, getOrElse, isSome, none, some, type Option } from 'fp-ts/Option';
import { ASSUMED_INCOME, INCOME_BANDS, isOpenTo, type IncomeBand } from './income-band.ts';
import { isOpenOn } from './program-status.ts';
import type { RebateProgram } from './rebate-program.ts';

/** Programs that may all pay for one project, and what they pay together, in whole US dollars. */
export interface ProgramCombination {
  readonly programs: ReadonlyArray<RebateProgram>;
  readonly amount: number;
}

/** What a program adds to a project, in whole US dollars; 0 where it is not known as a figure. */
const amountOf = ({ amount }: Pick<RebateProgram, 'amount'>): number =>
  Math.max(0, Math.floor(getOrElse(() => 0)(amount)));

/**
 * Why two programs are not added up: no household is paid by both, both state what they combine with and neither names the other,
 * or it is unknown whether they combine.
 */
export type CombinationBarrier = 'different-incomes' | 'excluded' | 'unknown';

/** What keeps two programs from paying for the same project; none: they combine. */
export const barrierBetween = (a: RebateProgram, b: RebateProgram): Option<CombinationBarrier> => {
  if (!INCOME_BANDS.some((band) => isOpenTo(a, band) && isOpenTo(b, band))) return some('different-incomes');
  if (combine(a, b)) return none;
  return some(isSome(a.combinesWith) && isSome(b.combinesWith) ? 'excluded' : 'unknown');
};

/** Whether one of two programs states that both may pay for the same project. */
export const combine = (a: RebateProgram, b: RebateProgram): boolean => names(a, b) || names(b, a);

const names = (one: RebateProgram, other: RebateProgram): boolean =>
  exists((ids: ReadonlyArray<string>) => ids.includes(other.id))(one.combinesWith);

const NOTHING: ProgramCombination = { programs: [], amount: 0 };

/**
 * The combination that pays one household most on a day (specification, section 3: `maxRebate.amount`): alternatives are never
 * added up, nor are programs for different incomes, and what is paused, has ended or has not begun is not counted. Of
 * combinations that pay the same, the first. It is what households of an income are paid for a system: no other work counts.
 */
export const bestCombination = (
  programs: ReadonlyArray<RebateProgram>,
  day: string,
  band: IncomeBand = ASSUMED_INCOME,
): ProgramCombination =>
  bestOf(
    programs
      .filter((program) => isOpenOn(program, day) && mayCount(program, band))
      .toSorted((a, b) => amountOf(b) - amountOf(a)),
  );

/** Whether a total for households of an income may count a program. */
export const mayCount = (program: RebateProgram, band: IncomeBand = ASSUMED_INCOME): boolean =>
  !program.paysForOtherWork && isOpenTo(program, band);

/** The best of programs that all count, those that pay most first. */
const bestOf = (counted: ReadonlyArray<RebateProgram>): ProgramCombination => {
  let best = NOTHING;
  const extend = (chosen: ProgramCombination, candidates: ReadonlyArray<RebateProgram>): void => {
    if (chosen.amount > best.amount) best = chosen;
    const bounds = boundsOf(candidates);
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
 * For each program, what it and those after it pay together at most: of programs none of which combine, only one pays. Without this
 * bound forty programs could take minutes.
 */
const boundsOf = (candidates: ReadonlyArray<RebateProgram>): ReadonlyArray<number> => {
  const groups: RebateProgram[][] = [];
  let bound = 0;
  return candidates
    .toReversed()
    .map((program) => {
      const group = groups.find((others) => !others.some((other) => combine(program, other)));
      // Read from the smallest on, the latest of a group is the one that pays most.
      const before = group?.at(-1);
      bound += amountOf(program) - (before === undefined ? 0 : amountOf(before));
      if (group === undefined) groups.push([program]);
      else group.push(program);
      return bound;
    })
    .toReversed();
};

/** Whether what a project may be paid on a day depends on the household's income. */
export const dependsOnIncome = (programs: ReadonlyArray<RebateProgram>, day: string): boolean =>
  new Set(INCOME_BANDS.map((band) => bestCombination(programs, day, band).amount)).size > 1;
