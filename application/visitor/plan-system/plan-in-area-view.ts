import { planSystemTexts } from './texts.ts';

/** The possible rebates for a system. Plain JSON. */
export interface PlanSavings {
  /** `$9,400 · minus $5,640 · you pay $3,760`, or the reason why there is no amount. */
  readonly text: string;
  readonly isFound: boolean;
  /** What is left to pay: `$3,760`; null when rebates aren't subtracted from a price. */
  readonly net: string | null;
  /** Which prices the amount counts. */
  readonly basis: string;
  /** What the amount assumes, and what would change it. */
  readonly conditions: ReadonlyArray<string>;
  /** The address of the rebate programs. */
  readonly programs: string | null;
  /** The notice for sample programs; null for real ones. */
  readonly sample: string | null;
}

/** Rebates and system size for the visitor's postal code. Plain JSON. */
export interface PlanInArea {
  readonly savings: PlanSavings;
  /** The usual system size there for the floor area, as a sentence; null when no area was typed or the climate is unknown. */
  readonly size: string | null;
}

/** The value when the look-up fails. */
export const AREA_UNKNOWN: PlanInArea = {
  savings: {
    text: planSystemTexts.rebatesFailed,
    isFound: false,
    net: null,
    basis: planSystemTexts.atStart,
    conditions: [],
    programs: null,
    sample: null,
  },
  size: null,
};
