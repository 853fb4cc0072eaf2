/** What a figure should be; a figure without a goal is reported for its own sake. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One measurement. `measured` is null if it failed; `note` gives the reason, or other details. */
export interface Figure {
  readonly what: string;
  readonly measured: number | null;
  readonly unit: Unit;
  readonly goal?: Goal;
  readonly note?: string;
  /** This machine lacks a required tool; `note` names it. */
  readonly isSkipped?: true;
}

export type Unit = 'ms' | 's' | 'kB' | 'MB' | 'score' | 'per second' | 'ratio' | 'shift' | 'count';

const DIGITS: { readonly [unit in Unit]: number } = {
  ms: 0,
  s: 2,
  kB: 1,
  MB: 0,
  score: 0,
  'per second': 0,
  ratio: 2,
  shift: 3,
  count: 0,
};

const NAMELESS: ReadonlyArray<Unit> = ['score', 'ratio', 'shift', 'count'];

const written = (value: number, unit: Unit): string =>
  NAMELESS.includes(unit) ? value.toFixed(DIGITS[unit]) : `${value.toFixed(DIGITS[unit])} ${unit}`;

/** The measured value as it is compared and shown: with the digits of its unit. */
const rounded = (value: number, unit: Unit): number => Number(value.toFixed(DIGITS[unit]));

/** A figure that is left out for want of something. */
export const skipped = (what: string, want: string): Figure => ({
  what,
  measured: null,
  unit: 'count',
  note: `skipped: ${want}`,
  isSkipped: true,
});

/** Whether a figure reaches its goal; one without a goal does, one that could not be measured does not. */
export const isMet = ({ measured, unit, goal, isSkipped }: Figure): boolean => {
  if (isSkipped === true) return true;
  if (measured === null) return false;
  if (goal === undefined) return true;
  const value = rounded(measured, unit);
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
};

/** A goal in signs: `<= 300 ms`. */
export const goalText = (goal: Goal, unit: Unit): string =>
  'atMost' in goal ? `<= ${written(goal.atMost, unit)}` : `>= ${written(goal.atLeast, unit)}`;

/** Whether a figure reached its goal, in a word; empty for one without a goal. */
export const verdict = (figure: Figure): string => {
  if (figure.isSkipped === true) return 'SKIPPED';
  if (figure.measured === null) return 'NOT MEASURED';
  if (figure.goal === undefined) return '';
  return isMet(figure) ? 'met' : 'MISSED';
};

/** What was measured, with its unit; a dash where nothing was. */
export const measuredText = ({ measured, unit }: Figure): string =>
  measured === null ? '-' : written(measured, unit);

/** One row of the table that the bench prints. */
export const row = (figure: Figure): string => {
  const { what, unit, goal, note } = figure;
  const columns = [
    what.padEnd(74),
    measuredText(figure).padStart(16),
    (goal === undefined ? '' : goalText(goal, unit)).padEnd(20),
    verdict(figure).padEnd(7),
    note ?? '',
  ];
  return columns.join('  ').trimEnd();
};
