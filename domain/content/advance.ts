const USUAL_SECONDS = 10;
const MS_PER_SECOND = 1000;
/** The longest that browsers wait, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * After how many milliseconds slides advance by themselves: `transition_delay` seconds, 10 when it is zero, less, or not
 * said (specification, section 9).
 */
export const advanceAfter = (seconds: number | null): number =>
  Math.min((seconds === null || !(seconds > 0) ? USUAL_SECONDS : seconds) * MS_PER_SECOND, LONGEST_MS);
