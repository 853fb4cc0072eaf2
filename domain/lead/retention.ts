import * as O from 'fp-ts/Option';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The maximum share of leads that can be deleted at once without the operator's confirmation. */
const MAX_SHARE = 0.1;

/** This many leads can always be deleted at once: a tenth of a few leads is less than one. */
const MIN_LIMIT = 3;

/** The retention cutoff: leads accepted before it are outdated (`LEAD_RETENTION_DAYS`). In milliseconds since 1970. */
export const keptSince = (now: number, days: number): number => now - days * DAY_MS;

/** The input of the retention decision. Times are in milliseconds since 1970. */
export interface LeadHoldings {
  /** The number of leads. */
  readonly stored: number;
  /** The number of leads that retention would delete. */
  readonly outdated: number;
  /** When the newest lead was accepted. */
  readonly newestAcceptedAt: number;
}

/**
 * Why deleting outdated leads needs the operator's confirmation: even the newest lead is outdated, so the clock is probably wrong; or there
 * are too many at once.
 */
export type RetentionRefusal = 'clock-ahead' | 'too-many';

/** The number of leads that can be deleted at once without the operator's confirmation. */
export const maxDeletedAtOnce = (stored: number): number =>
  Math.max(MIN_LIMIT, Math.floor(stored * MAX_SHARE));

/** Whether leads accepted before `since` may be deleted; none means yes. */
export const retentionRefusal = (
  { stored, outdated, newestAcceptedAt }: LeadHoldings,
  since: number,
): O.Option<RetentionRefusal> => {
  if (outdated === 0) return O.none;
  if (newestAcceptedAt < since) return O.some('clock-ahead');
  return outdated > maxDeletedAtOnce(stored) ? O.some('too-many') : O.none;
};
