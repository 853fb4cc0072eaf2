/** What a visitor says when asked whether their visits may be measured. */
export type Decision = 'granted' | 'refused';

/** A decision, and the instant at which it was made, in milliseconds since 1970. */
export interface KeptDecision {
  readonly decision: Decision;
  readonly at: number;
}

/** Where a visitor is. `unknown`: not asked, or too long ago. `signalled`: the visitor's browser refuses on every site. */
export type Consent = 'unknown' | Decision | 'signalled';

/** How long a decision counts: 12 months, in milliseconds. */
export const DECISION_COUNTS_MS = 365 * 24 * 60 * 60 * 1000;

/** Where a visitor is at an instant: the browser's signal takes precedence over any answer. */
export const consentOf = ({
  kept,
  isSignalled,
  now,
}: {
  /** The last decision; null: none. */
  readonly kept: KeptDecision | null;
  /** Whether the visitor's browser sends Global Privacy Control. */
  readonly isSignalled: boolean;
  readonly now: number;
}): Consent => {
  if (isSignalled) return 'signalled';
  // A decision in the future means that the clock was wrong: it would count too long.
  const isCurrent = kept !== null && kept.at <= now && now - kept.at < DECISION_COUNTS_MS;
  return isCurrent ? kept.decision : 'unknown';
};
