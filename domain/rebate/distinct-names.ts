import type { RebateProgram } from './rebate-program.ts';

type TextOf = (program: RebateProgram) => string;

/** Details that distinguish programs with the same name, each with its separator. */
const DETAILS: ReadonlyArray<readonly [joint: string, detailOf: TextOf]> = [
  [': ', ({ paysFor }) => paysFor.join(', ')],
  [', ', ({ amountLabel }) => amountLabel],
];

/**
 * Renames programs so that no two have the same name, and keeps their order. Adds what they pay for, then the amount, then a number:
 * `Energy Trust: Ductless heat pump, $800`, `Energy Trust (1 of 2)`. `of`: the word between the numbers.
 */
export const withDistinctNames = (
  programs: ReadonlyArray<RebateProgram>,
  of = 'of',
): ReadonlyArray<RebateProgram> => {
  const names = new Map(named(programs, ({ name }) => name, DETAILS, of));
  return programs.map((program) => ({ ...program, name: names.get(program) ?? program.name }));
};

const named = (
  programs: ReadonlyArray<RebateProgram>,
  nameOf: TextOf,
  [detail, ...further]: typeof DETAILS,
  of: string,
): ReadonlyArray<readonly [RebateProgram, string]> =>
  [...new Set(programs.map(nameOf))].flatMap((name) => {
    const group = programs.filter((program) => nameOf(program) === name);
    if (group.length === 1) return group.map((program) => [program, name] as const);
    if (detail === undefined)
      return group.map(
        (program, index) => [program, `${name} (${index + 1} ${of} ${group.length})`] as const,
      );
    const [joint, detailOf] = detail;
    const tellsApart = new Set(group.map(detailOf)).size > 1;
    const longer: TextOf = (program) =>
      [name, tellsApart ? detailOf(program) : ''].filter((text) => text !== '').join(joint);
    return named(group, longer, further, of);
  });
