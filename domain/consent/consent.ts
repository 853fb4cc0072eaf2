/** The answer to the consent banner. */
export type Decision = 'granted' | 'refused';

/** A decision and its time, in milliseconds since 1970. */
export interface KeptDecision {
  readonly decision: Decision;
  readonly at: number;
}

/** A visitor's consent. `unknown`: not decided, or expired. `signalled`: the browser sends Global Privacy Control. */
export type Consent = 'unknown' | Decision | 'signalled';

/** How long a decision is valid, in milliseconds (12 months). */
export const DECISION_COUNTS_MS = 365 * 24 * 60 * 60 * 1000;

/** The consent at an instant. The browser's signal takes precedence over any decision. */
export const consentOf = ({
  kept,
  isSignalled,
  now,
}: {
  /** The last decision; null without one. */
  readonly kept: KeptDecision | null;
  /** Whether the browser sends Global Privacy Control. */
  readonly isSignalled: boolean;
  readonly now: number;
}): Consent => {
  if (isSignalled) return 'signalled';
  // A decision in the future comes from a wrong clock and would last too long.
  const isCurrent = kept !== null && kept.at <= now && now - kept.at < DECISION_COUNTS_MS;
  return isCurrent ? kept.decision : 'unknown';
};
