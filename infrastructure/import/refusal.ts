/** Why a row is refused. The reason quotes the value only if it isn't personal. */
export interface Fault {
  readonly field: string;
  readonly reason: string;
}

export interface Refusal extends Fault {
  readonly line: number;
}

/** The maximum number of refused rows to show; the rest are counted. */
const SHOWN = 50;

/** The faults of rows by line: why rows are refused, or what is doubtful about imported ones. */
export class Refusals {
  readonly shown: Refusal[] = [];
  /** The number of refused rows. */
  rows = 0;
  private shownRows = 0;

  constructor(private readonly most = SHOWN) {}

  add(line: number, faults: ReadonlyArray<Fault>): void {
    this.rows += 1;
    if (this.shownRows === this.most) return;
    this.shownRows += 1;
    this.shown.push(...faults.map((fault) => ({ line, ...fault })));
  }

  /** The number of refused rows that aren't shown. */
  get counted(): number {
    return this.rows - this.shownRows;
  }
}

const MAX_QUOTE_LENGTH = 40;

/** The control characters that JSON leaves as they are: DEL and C1. Terminals interpret some of them. */
const CONTROL = /[\u007f-\u009f]/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Quotes a value in a reason: truncated, and escaped as JSON, because it is printed to a terminal. */
export const quoted = (value: unknown): string => {
  const text = (JSON.stringify(value) ?? 'nothing').replace(CONTROL, escaped);
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
};
