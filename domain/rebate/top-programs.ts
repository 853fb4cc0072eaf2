import { getOrElse } from 'fp-ts/Option';
import { bestCombination } from './best-combination.ts';
import { isOpenTo, type IncomeBand } from './income-band.ts';
import { isOpenOn } from './program-status.ts';
import type { RebateProgram } from './rebate-program.ts';

const figureOf = ({ amount }: RebateProgram): number => getOrElse(() => 0)(amount);

/**
 * The open programs, most useful first (specification, section 3: `topPrograms`): the best combination, then the others, each by amount.
 * Ties keep the provider's order. With `band`, only programs for that income.
 */
export const topPrograms = (
  programs: ReadonlyArray<RebateProgram>,
  day: string,
  band?: IncomeBand,
): ReadonlyArray<RebateProgram> => {
  const best = new Set(bestCombination(programs, day, band).programs);
  return programs
    .filter((program) => isOpenOn(program, day) && (band === undefined || isOpenTo(program, band)))
    .toSorted((a, b) => Number(best.has(b)) - Number(best.has(a)) || figureOf(b) - figureOf(a));
};

/** The programs that don't pay on a day: paused, ended or not begun. */
export const closedPrograms = (
  programs: ReadonlyArray<RebateProgram>,
  day: string,
): ReadonlyArray<RebateProgram> => programs.filter((program) => !isOpenOn(program, day));
