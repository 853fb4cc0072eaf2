import type { RebateProgram } from './rebate-program.ts';

type TextOf = (program: RebateProgram) => string;

/**
 * Renames programs so that no two have the same name, and keeps their order. Adds what they pay for, then a number: `Energy Trust: Ductless
 * heat pump`, `Energy Trust (1 of 2)`. Never the amount, which has its own line. `of`: the word between the numbers.
 */
export const withDistinctNames = (
  programs: ReadonlyArray<RebateProgram>,
  of = 'of',
): ReadonlyArray<RebateProgram> => {
  const specific: TextOf = ({ name, paysFor }) =>
    [name, ...(paysFor.length === 0 ? [] : [paysFor.join(', ')])].join(': ');
  return numbered(longerWhere(programs, specific), of);
};

/** Gives programs that share their name the longer one, if it differs among them. */
const longerWhere = (programs: ReadonlyArray<RebateProgram>, longer: TextOf): ReadonlyArray<RebateProgram> =>
  programs.map((program) => {
    const group = programs.filter(({ name }) => name === program.name);
    return new Set(group.map(longer)).size === 1 ? program : { ...program, name: longer(program) };
  });

const numbered = (programs: ReadonlyArray<RebateProgram>, of: string): ReadonlyArray<RebateProgram> =>
  programs.map((program, index) => {
    const places = programs.flatMap(({ name }, place) => (name === program.name ? [place] : []));
    return places.length === 1
      ? program
      : { ...program, name: `${program.name} (${places.indexOf(index) + 1} ${of} ${places.length})` };
  });
