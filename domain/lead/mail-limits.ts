import * as O from 'fp-ts/Option';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The maximum number of single-request mails to one mailbox (quality). */
const MAX_MAILS_PER_HOUR = 3;
const MAX_MAILS_PER_DAY = 10;

/** Requests over the limit are sent together, in at most one digest per hour. This is the wait for more requests. */
const DIGEST_DELAY_MS = 10 * MINUTE_MS;

/** How long a mail counts toward the limits. */
export const MAIL_COUNTS_FOR_MS = DAY_MS;

/** The mails sent, or being sent, to one mailbox: delivery ids and times (milliseconds since 1970). */
export interface MailHistory {
  readonly mails: ReadonlyArray<{ readonly id: string; readonly at: number }>;
  /** When the last digest was sent; null when unknown. */
  readonly digestAt: number | null;
}

export const NO_MAILS: MailHistory = { mails: [], digestAt: null };

/** Adds a mail at `now`; none when that exceeds a limit. A retry of a mail replaces its earlier attempt. */
export const withMail = (history: MailHistory, id: string, now: number): O.Option<MailHistory> => {
  const others = history.mails.filter((mail) => mail.id !== id && isWithin(DAY_MS, mail.at, now));
  const inLastHour = others.filter(({ at }) => isWithin(HOUR_MS, at, now));
  const isTooMany = others.length >= MAX_MAILS_PER_DAY || inLastHour.length >= MAX_MAILS_PER_HOUR;
  return isTooMany ? O.none : O.some({ ...history, mails: [...others, { id, at: now }] });
};

/** Adds a digest at `now`; none when one was sent within the last hour. */
export const withDigest = (history: MailHistory, now: number): O.Option<MailHistory> =>
  isDigestRecent(history, now) ? O.none : O.some({ ...history, digestAt: now });

/** Removes the last digest, because it couldn't be sent. */
export const withoutDigest = (history: MailHistory): MailHistory => ({ ...history, digestAt: null });

/** When the digest of a request held at `now` is due, in milliseconds since 1970. */
export const digestDueAt = (history: MailHistory, now: number): number =>
  Math.max(now + DIGEST_DELAY_MS, isDigestRecent(history, now) ? (history.digestAt ?? 0) + HOUR_MS : 0);

const isDigestRecent = ({ digestAt }: MailHistory, now: number): boolean =>
  digestAt !== null && isWithin(HOUR_MS, digestAt, now);

/** Ignores times far in the future, too: they come from a wrong clock. */
const isWithin = (milliseconds: number, at: number, now: number): boolean =>
  Math.abs(now - at) < milliseconds;
