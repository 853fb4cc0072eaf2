/** Why a lead is stored but not delivered: its honeypot field was filled in, or too many leads came in a minute (contract, section 7). */
export const HOLD_REASONS = ['honeypot', 'flood'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** The operator's decision about a held lead: none yet, deliver it, or discard it. */
export type HoldState = 'held' | 'released' | 'discarded';

/** The limit of a small site; a flood has more leads a minute. */
const MIN_USUAL_LIMIT = 60;

const HOURS_A_DAY = 24;

/**
 * The leads per minute above which a site without a limit of its own holds them: as many as usually come in an hour, but at least 60.
 * `perDay` has the leads of recent days; the median day counts, so that a day with a flood doesn't raise the limit.
 */
export const usualLimit = (perDay: ReadonlyArray<number>): number => {
  const median = perDay.toSorted((a, b) => a - b)[Math.floor(perDay.length / 2)] ?? 0;
  return Math.max(MIN_USUAL_LIMIT, Math.ceil(median / HOURS_A_DAY));
};

export interface Hold {
  readonly reason: HoldReason;
  /** The sender's network, `203.0.113.0/24`; empty when unknown. */
  readonly network: string;
}
