import { planSystemTexts } from './texts.ts';

/** What rebates may pay back for a system. Plain JSON. */
export interface PlanSavings {
  /** `From $5,800, up to $2,650 back`; else why there is no amount. */
  readonly text: string;
  readonly isFound: boolean;
  /** What the amount depends on. */
  readonly condition: string | null;
  /** The address of the programs. */
  readonly programs: string | null;
  /** What is said where the programs are invented; null: they are not. */
  readonly sample: string | null;
}

/** Where rebates cannot be asked for. */
export const SAVINGS_UNKNOWN: PlanSavings = {
  text: planSystemTexts.rebatesFailed,
  isFound: false,
  condition: null,
  programs: null,
  sample: null,
};
