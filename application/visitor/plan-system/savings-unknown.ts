import type { PlanSavings } from './plan-savings.ts';
import { planSystemTexts } from './texts.ts';

/** Where rebates cannot be asked for. */
export const SAVINGS_UNKNOWN: PlanSavings = {
  text: planSystemTexts.rebatesFailed,
  isFound: false,
  condition: null,
  programs: null,
  sample: null,
};
