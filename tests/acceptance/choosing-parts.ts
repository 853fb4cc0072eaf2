import type { Answers } from './parts/form-parts.ts';

/** What a homeowner answers in such a form, by the labels that they see. */
export type FormAnswers = ReadonlyArray<readonly [label: string, answer: string]>;

/** A system that the helper names. */
export interface SystemOnScreen {
  readonly name: string;
  /** `Best fit`. */
  readonly label: string;
  readonly reasons: ReadonlyArray<string>;
  /** The names of the pages that it leads to. */
  readonly pages: ReadonlyArray<string>;
}

export interface HelperOnScreen {
  readonly systems: ReadonlyArray<SystemOnScreen>;
  /** The other sentences of the answer. */
  readonly says: ReadonlyArray<string>;
  /** What is wrong with the code; empty: nothing. */
  readonly zipError: string;
}

export interface EstimateOnScreen {
  /** Each part with its price, and the sum. */
  readonly lines: ReadonlyArray<readonly [label: string, price: string]>;
  readonly says: ReadonlyArray<string>;
}

/** The form that sends an estimate to a dealer. */
export interface EstimatePart {
  readonly send: (answers: Answers) => Promise<void>;
}

export interface LeaseOnScreen {
  /** What is paid, by row: the lease, and paying cash. */
  readonly rows: ReadonlyArray<readonly [label: string, lease: string, buy: string]>;
  readonly says: ReadonlyArray<string>;
  /** What is wrong with what was typed. */
  readonly errors: ReadonlyArray<string>;
}

/** The calculator of the leasing page. */
export interface LeasePart {
  /** Whether the site was sent what was typed. */
  readonly wasSent: () => Promise<boolean>;
}
