import * as O from 'fp-ts/Option';

const DAY_MS = 24 * 60 * 60 * 1000;

/** At most this share of all leads is deleted at once without an operator's confirmation. */
const MAX_SHARE = 0.1;

/** So few leads may always be deleted at once: a tenth of a few leads is less than one. */
const MIN_LIMIT = 3;

/** The instant that is so many days before `now`: leads that were accepted earlier are outdated (`LEAD_RETENTION_DAYS`). */
export const keptSince = (now: number, days: number): number => now - days * DAY_MS;

/** What the retention of leads is decided by. Instants are in milliseconds since 1970. */
export interface LeadHoldings {
  /** How many leads there are. */
  readonly stored: number;
  /** How many of them retention would delete. */
  readonly outdated: number;
  /** When the newest of all leads was accepted. */
  readonly newestAcceptedAt: number;
}

/**
 * Why outdated leads are not deleted without an operator's confirmation: even the newest lead is outdated, so the clock is
 * probably wrong; or there are too many of them at once.
 */
export type RetentionRefusal = 'clock-ahead' | 'too-many';

/** How many of so many leads may be deleted at once without an operator's confirmation. */
export const maxDeletedAtOnce = (stored: number): number =>
  Math.max(MIN_LIMIT, Math.floor(stored * MAX_SHARE));

/** Decides whether the leads that were accepted before `since` may be deleted; none: they may. */
export const retentionRefusal = (
  { stored, outdated, newestAcceptedAt }: LeadHoldings,
  since: number,
): O.Option<RetentionRefusal> => {
  if (outdated === 0) return O.none;
  if (newestAcceptedAt < since) return O.some('clock-ahead');
  return outdated > maxDeletedAtOnce(stored) ? O.some('too-many') : O.none;
};
