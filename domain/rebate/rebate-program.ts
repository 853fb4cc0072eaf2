import type { Option } from 'fp-ts/Option';
import type { IncomeBand } from './income-band.ts';

/** A program's status in its record (contract, section 7: our optional fields). */
export const PROGRAM_STATUSES = ['running', 'paused', 'ended', 'unknown'] as const;
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];

/** A program's requirements before installation. */
export const PROGRAM_CONDITIONS = ['reserve-before-install', 'enrolled-contractor'] as const;
export type ProgramCondition = (typeof PROGRAM_CONDITIONS)[number];

/** A rebate program (specification, section 3: Rebate). Days are ISO dates: `2026-11-22`. */
export interface RebateProgram {
  readonly id: string;
  readonly name: string;
  /** The program's own page; empty without one. */
  readonly homeUrl: string;
  /** The amount as text: `Up to $600`. */
  readonly amountLabel: string;
  /** The maximum for one typical project, in whole US dollars; none when it isn't known as a figure. */
  readonly amount: Option<number>;
  readonly status: ProgramStatus;
  readonly validFrom: Option<string>;
  /** The last day on which it pays. */
  readonly validUntil: Option<string>;
  /** When this record was last checked. */
  readonly lastChecked: Option<string>;
  /**
   * The ids of programs that it combines with; one of the two programs naming the other is enough. Empty: it combines with none. None:
   * unknown.
   */
  readonly combinesWith: Option<ReadonlyArray<string>>;
  /** The equipment that it pays for: `Heat pump`; empty when unknown. */
  readonly paysFor: ReadonlyArray<string>;
  /** Who can apply; none when unknown. */
  readonly whoCanApply: Option<string>;
  /** The income bands that get this amount; empty means all households. */
  readonly incomeBands: ReadonlyArray<IncomeBand>;
  /** Empty when none are known. */
  readonly conditions: ReadonlyArray<ProgramCondition>;
  /** Whether it pays only for work without a system, such as sealing ducts. It is listed separately and never part of a total. */
  readonly paysForOtherWork: boolean;
  /** The provider's description, in a sentence or two. */
  readonly summary: Option<string>;
}
