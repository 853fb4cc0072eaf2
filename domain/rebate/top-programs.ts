import { bestCombination } from './best-combination.ts';
import { isOpenOn } from './program-status.ts';
import type { RebateProgram } from './rebate-program.ts';
import { mostOf } from './rebate-rule.ts';

/**
 * The open programs, most useful first (specification, section 3: `topPrograms`): the best combination, then the others, each by amount.
 * Ties keep the provider's order.
 */
export const topPrograms = (
  programs: ReadonlyArray<RebateProgram>,
  day: string,
): ReadonlyArray<RebateProgram> => {
  const best = new Set(bestCombination(programs, day).programs);
  return programs
    .filter((program) => isOpenOn(program, day))
    .toSorted((a, b) => Number(best.has(b)) - Number(best.has(a)) || mostOf(b) - mostOf(a));
};

/** The programs that don't pay on a day: paused, ended or not begun. */
export const closedPrograms = (
  programs: ReadonlyArray<RebateProgram>,
  day: string,
): ReadonlyArray<RebateProgram> => programs.filter((program) => !isOpenOn(program, day));
