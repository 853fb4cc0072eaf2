/** The SEER that savings are compared with (specification, section 9). */
const BASELINE_SEER = 10;

/**
 * The share of cooling energy that a system saves against the baseline of 10 SEER, in whole percent: 16 SEER saves 38. Both are
 * of the older metric, in the same house with the same use.
 */
export const coolingSavings = (seer: number): number =>
  Math.round(100 * (1 - BASELINE_SEER / Math.max(seer, BASELINE_SEER)));

/** About what a ducted split system with a rating in SEER2 had in SEER, the metric before 2023; a whole number. */
export const seerOf = (seer2: number): number => Math.round(seer2 * SEER_PER_SEER2);

const SEER_PER_SEER2 = 1.05;
