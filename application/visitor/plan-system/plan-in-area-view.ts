import type { ShownChoice } from '../estimate-savings/estimate-savings-view.ts';
import type { PlanTexts } from './texts.ts';

/** The possible rebates for a system. Plain JSON. */
export interface PlanSavings {
  /** `$9,400 · minus $5,640 · you pay $3,760`, or the reason why there is no amount. */
  readonly text: string;
  readonly isFound: boolean;
  /** What is left to pay: `$3,760`; null when rebates aren't subtracted from a price. */
  readonly net: string | null;
  /** Which prices the amount counts. */
  readonly basis: string;
  /** The household that the visitor stated, and what the rebates pay it; null when none was stated. */
  readonly household: string | null;
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
  /** The household that the rebates are for, with the fields to change it; null when no program for the system depends on it. */
  readonly household: ShownChoice | null;
  /** The usual system size there for the floor area, as a sentence; null when no area was typed or the climate is unknown. */
  readonly size: string | null;
  /** How far that size can be trusted; null where the floor area gives none. */
  readonly sizeCaveat: string | null;
  /** What a dealer reads of it, in English. */
  readonly forDealer: ReadonlyArray<string>;
}

/** The value when the look-up fails. */
export const areaUnknown = (texts: PlanTexts): PlanInArea => ({
  savings: {
    text: texts.rebatesFailed,
    isFound: false,
    net: null,
    basis: texts.atStart,
    household: null,
    conditions: [],
    programs: null,
    sample: null,
  },
  household: null,
  size: null,
  sizeCaveat: null,
  forDealer: [],
});
