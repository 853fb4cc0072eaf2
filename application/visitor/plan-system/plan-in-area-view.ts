import { planSystemTexts } from './texts.ts';

/** The possible rebates for a system. Plain JSON. */
export interface PlanSavings {
  /** `From $5,800, up to $2,650 back`, or the reason why there is no amount. */
  readonly text: string;
  readonly isFound: boolean;
  /** The condition of the amount. */
  readonly condition: string | null;
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
    condition: null,
    programs: null,
    sample: null,
  },
  size: null,
};
