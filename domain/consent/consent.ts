/** What a visitor says when she is asked whether her visits may be measured. */
export type Decision = 'granted' | 'refused';

/** A decision, and the instant at which it was made, in milliseconds since 1970. */
export interface KeptDecision {
  readonly decision: Decision;
  readonly at: number;
}

/** Where a visitor stands. `unknown`: she has not been asked, or too long ago. `signalled`: her browser refuses for her, everywhere. */
export type Consent = 'unknown' | Decision | 'signalled';

/** How long a decision counts: 12 months, in milliseconds. */
export const DECISION_COUNTS_MS = 365 * 24 * 60 * 60 * 1000;

/** Where a visitor stands at an instant: the signal of her browser goes before anything that she was asked. */
export const consentOf = ({
  kept,
  isSignalled,
  now,
}: {
  /** The last decision; null: none. */
  readonly kept: KeptDecision | null;
  /** Whether her browser sends Global Privacy Control. */
  readonly isSignalled: boolean;
  readonly now: number;
}): Consent => {
  if (isSignalled) return 'signalled';
  // One of a day to come tells of a clock that was wrong: it would count too long.
  const isCurrent = kept !== null && kept.at <= now && now - kept.at < DECISION_COUNTS_MS;
  return isCurrent ? kept.decision : 'unknown';
};
