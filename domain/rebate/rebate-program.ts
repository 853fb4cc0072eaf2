import type { Option } from 'fp-ts/Option';
import type { IncomeBand } from './income-band.ts';
import type { RebateRule } from './rebate-rule.ts';

/** A program's status in its record (contract, section 7: our optional fields). */
export const PROGRAM_STATUSES = ['running', 'paused', 'ended', 'unknown'] as const;
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];

/** What a buyer must know before installation. */
export const PROGRAM_CONDITIONS = [
  'reserve-before-install',
  'enrolled-contractor',
  'taken-off-price',
  'heats-whole-home',
] as const;
export type ProgramCondition = (typeof PROGRAM_CONDITIONS)[number];

/** A rebate program (specification, section 3: Rebate). Days are ISO dates: `2026-11-22`. */
export interface RebateProgram {
  readonly id: string;
  readonly name: string;
  /** The program's own page; empty without one. */
  readonly homeUrl: string;
  /** The amount in the record's words: `Up to $600`, `Call for details`. Pages show it only when there is no rule. */
  readonly amountLabel: string;
  /** How the amount is computed; none when no figure is known. */
  readonly rule: Option<RebateRule>;
  /** Whether a provider states the amount only in words. Then its own total counts. */
  readonly isLabelOnly: boolean;
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
  /** The equipment that it pays for, with the rating that it needs: `Gas furnace, 95% or more`; empty when unknown. */
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
