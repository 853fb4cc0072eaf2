/** The baseline SEER of savings (specification, section 9). */
const BASELINE_SEER = 10;

/**
 * The cooling energy saved compared with 10 SEER, in whole percent: 16 SEER saves 38. Both are in the older metric, for the same house and
 * use.
 */
export const coolingSavings = (seer: number): number =>
  Math.round(100 * (1 - BASELINE_SEER / Math.max(seer, BASELINE_SEER)));

/** Estimates the SEER, the metric before 2023, of a ducted split system from its SEER2. A whole number. */
export const seerOf = (seer2: number): number => Math.round(seer2 * SEER_PER_SEER2);

const SEER_PER_SEER2 = 1.05;
