import type { Answers } from './parts/form-parts.ts';

/** A homeowner's entries in a form whose result appears on the same page, by the visible labels. */
export type FormAnswers = ReadonlyArray<readonly [label: string, answer: string]>;

/** A system that the helper suggests. */
export interface SystemOnScreen {
  readonly name: string;
  /** Such as `Best fit`. */
  readonly label: string;
  readonly reasons: ReadonlyArray<string>;
  /** The names of the pages that the suggestion links to. */
  readonly pages: ReadonlyArray<string>;
}

export interface HelperOnScreen {
  readonly systems: ReadonlyArray<SystemOnScreen>;
  /** The remaining sentences of the answer. */
  readonly says: ReadonlyArray<string>;
  /** The error message of the ZIP code field; empty if there is none. */
  readonly zipError: string;
}

export interface EstimateOnScreen {
  /** The price of each part, and the total. */
  readonly lines: ReadonlyArray<readonly [label: string, price: string]>;
  readonly says: ReadonlyArray<string>;
}

/** The form that sends an estimate to a dealer. */
export interface EstimatePart {
  readonly send: (answers: Answers) => Promise<void>;
}

/** A calculator on a page. */
export interface CalculatorOnScreen {
  /** Its table, by row. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  readonly says: ReadonlyArray<string>;
  /** The error messages of the fields. */
  readonly errors: ReadonlyArray<string>;
}

/** The calculator of the leasing page. */
export interface LeasePart {
  /** Whether the entries were sent to the site. */
  readonly wasSent: () => Promise<boolean>;
}
