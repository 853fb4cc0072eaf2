/** A figure's goal; a figure without a goal is only reported. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One measurement. `measured` is null if it failed; `note` gives the reason, or other details. */
export interface Figure {
  readonly what: string;
  readonly measured: number | null;
  readonly unit: Unit;
  readonly goal?: Goal;
  readonly note?: string;
  /** Whether a required tool is missing on this machine; `note` names it. */
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

/** A value with the digits of its unit, as it is compared and shown. */
const rounded = (value: number, unit: Unit): number => Number(value.toFixed(DIGITS[unit]));

/** A figure that is skipped because something is missing. */
export const skipped = (what: string, want: string): Figure => ({
  what,
  measured: null,
  unit: 'count',
  note: `skipped: ${want}`,
  isSkipped: true,
});

const counted = (what: string, measured: number, goal: Goal, note: string | undefined): Figure => ({
  what,
  measured,
  unit: 'count',
  goal,
  ...(note !== undefined && { note }),
});

/** A count with a maximum. */
export const atMost = (what: string, measured: number, most: number, note?: string): Figure =>
  counted(what, measured, { atMost: most }, note);

/** A count with a minimum. */
export const atLeast = (what: string, measured: number, least: number, note?: string): Figure =>
  counted(what, measured, { atLeast: least }, note);

/** A count that must be zero. */
export const none = (what: string, measured: number, note?: string): Figure =>
  atMost(what, measured, 0, note);

/** A condition that must be true, measured as 1 if it is; the note says why it is not. */
export const mustHold = (what: string, holds: boolean, note?: string): Figure =>
  atLeast(what, holds ? 1 : 0, 1, holds ? undefined : note);

/** Whether a figure meets its goal: true without a goal, false if it could not be measured. */
export const isMet = ({ measured, unit, goal, isSkipped }: Figure): boolean => {
  if (isSkipped === true) return true;
  if (measured === null) return false;
  if (goal === undefined) return true;
  const value = rounded(measured, unit);
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
};

/** A goal in short form: `<= 300 ms`. */
export const goalText = (goal: Goal, unit: Unit): string =>
  'atMost' in goal ? `<= ${written(goal.atMost, unit)}` : `>= ${written(goal.atLeast, unit)}`;

/** A figure's result as a word; empty without a goal. */
export const verdict = (figure: Figure): string => {
  if (figure.isSkipped === true) return 'SKIPPED';
  if (figure.measured === null) return 'NOT MEASURED';
  if (figure.goal === undefined) return '';
  return isMet(figure) ? 'met' : 'MISSED';
};

/** The measured value with its unit; a dash if there is none. */
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
