/** Why a row cannot be imported. What stood there is part of the reason only where it says nothing about a person. */
export interface Fault {
  readonly field: string;
  readonly reason: string;
}

/** A fault and the line of the file that it is on. */
export interface Refusal extends Fault {
  readonly line: number;
}

/** So many refused rows are shown; the rest is counted. */
const SHOWN = 50;

/** Collects refused rows. */
export class Refusals {
  readonly shown: Refusal[] = [];
  /** How many rows were refused. */
  rows = 0;
  private shownRows = 0;

  add(line: number, faults: ReadonlyArray<Fault>): void {
    this.rows += 1;
    if (this.shownRows === SHOWN) return;
    this.shownRows += 1;
    this.shown.push(...faults.map((fault) => ({ line, ...fault })));
  }

  /** How many refused rows are not shown. */
  get counted(): number {
    return this.rows - this.shownRows;
  }
}

const MAX_QUOTE_LENGTH = 40;

/** A value as a reason quotes it: cut, and with nothing in it that a terminal would obey. */
export const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
};
