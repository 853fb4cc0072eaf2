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

/** What is known of a system around the visitor's code. Plain JSON. */
export interface PlanInArea {
  readonly savings: PlanSavings;
  /** How large systems usually are there for the floor area, in a sentence; null: no area was typed, or the climate is not known. */
  readonly size: string | null;
}

/** Where nothing can be asked for. */
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
