import { getOrElse } from 'fp-ts/Option';
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

/** Whether two programs may pay for the same project: one of them says so. */
export const combine = (a: RebateProgram, b: RebateProgram): boolean =>
  a.combinesWith.includes(b.id) || b.combinesWith.includes(a.id);

const NOTHING: ProgramCombination = { programs: [], amount: 0 };

const total = (programs: ReadonlyArray<RebateProgram>): number =>
  programs.reduce((sum, program) => sum + amountOf(program), 0);

/**
 * The combination that pays most on a day (specification, section 3: `maxRebate.amount`): alternatives are never added up, and
 * what is paused, has ended or has not begun is not counted. Of combinations that pay the same, the first.
 */
export const bestCombination = (programs: ReadonlyArray<RebateProgram>, day: string): ProgramCombination => {
  const counted = programs
    .filter((program) => isOpenOn(program, day) && amountOf(program) > 0)
    .toSorted((a, b) => amountOf(b) - amountOf(a));
  let best = NOTHING;
  const extend = (chosen: ProgramCombination, candidates: ReadonlyArray<RebateProgram>): void => {
    if (chosen.amount > best.amount) best = chosen;
    candidates.forEach((program, index) => {
      const rest = candidates.slice(index + 1);
      if (chosen.amount + amountOf(program) + total(rest) <= best.amount) return;
      extend(
        { programs: [...chosen.programs, program], amount: chosen.amount + amountOf(program) },
        rest.filter((other) => combine(program, other)),
      );
    });
  };
  extend(NOTHING, counted);
  return best;
};
