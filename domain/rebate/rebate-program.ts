import type { Option } from 'fp-ts/Option';
import type { IncomeBand } from './income-band.ts';

/** The state of a program, as its record has it (contract, section 7: our optional fields). */
export const PROGRAM_STATUSES = ['running', 'paused', 'ended', 'unknown'] as const;
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];

/** What a program asks for before an installation begins. */
export const PROGRAM_CONDITIONS = ['reserve-before-install', 'enrolled-contractor'] as const;
export type ProgramCondition = (typeof PROGRAM_CONDITIONS)[number];

/** A rebate program (specification, section 3: Rebate). Days are written `2026-11-22`. */
export interface RebateProgram {
  readonly id: string;
  readonly name: string;
  /** The program's own page, an address of the web; empty: none is known. */
  readonly homeUrl: string;
  /** What it pays, in words: `Up to $600`. */
  readonly amountLabel: string;
  /** What it pays for one typical project at most, in whole US dollars; none: it is not known as a figure. */
  readonly amount: Option<number>;
  readonly status: ProgramStatus;
  readonly validFrom: Option<string>;
  /** The last day on which it pays. */
  readonly validUntil: Option<string>;
  /** When all of this was last checked. */
  readonly lastChecked: Option<string>;
  /**
   * The ids of programs that may pay for the same project; it is enough that one of two names the other. Empty: it combines with
   * none. None: its provider does not say.
   */
  readonly combinesWith: Option<ReadonlyArray<string>>;
  /** What it pays for, in words: `Heat pump`; empty: not known. */
  readonly paysFor: ReadonlyArray<string>;
  /** Who can apply, in words; none: not known. */
  readonly whoCanApply: Option<string>;
  /** The households that it pays this amount to; empty: every household. */
  readonly incomeBands: ReadonlyArray<IncomeBand>;
  /** Empty: none is known. */
  readonly conditions: ReadonlyArray<ProgramCondition>;
  /** Whether it pays only for work that no system of ours is part of, such as sealing ducts: it is listed apart, and no total counts it. */
  readonly paysForOtherWork: boolean;
  /** The program in a sentence or two, as its provider describes it. */
  readonly summary: Option<string>;
}
