import * as O from 'fp-ts/Option';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** At most so many mails about single requests go to one mailbox (quality). */
const MAX_MAILS_PER_HOUR = 3;
const MAX_MAILS_PER_DAY = 10;

/** A dealer gets the requests beyond that together, at most one digest an hour; the first waits so long for others. */
const DIGEST_DELAY_MS = 10 * MINUTE_MS;

/** How long a mail counts, in milliseconds. */
export const MAIL_COUNTS_FOR_MS = DAY_MS;

/** The mails that one mailbox was sent, or is just being sent: by their deliveries' ids and instants (milliseconds since 1970). */
export interface MailHistory {
  readonly mails: ReadonlyArray<{ readonly id: string; readonly at: number }>;
  /** When the latest digest was sent; null: none is remembered. */
  readonly digestAt: number | null;
}

export const NO_MAILS: MailHistory = { mails: [], digestAt: null };

/** The history with one more mail at `now`; none: that would be too many. Another try at a mail replaces the one before. */
export const withMail = (history: MailHistory, id: string, now: number): O.Option<MailHistory> => {
  const others = history.mails.filter((mail) => mail.id !== id && isWithin(DAY_MS, mail.at, now));
  const inLastHour = others.filter(({ at }) => isWithin(HOUR_MS, at, now));
  const isTooMany = others.length >= MAX_MAILS_PER_DAY || inLastHour.length >= MAX_MAILS_PER_HOUR;
  return isTooMany ? O.none : O.some({ ...history, mails: [...others, { id, at: now }] });
};

/** The history with a digest at `now`; none: there was one within the last hour. */
export const withDigest = (history: MailHistory, now: number): O.Option<MailHistory> =>
  isDigestRecent(history, now) ? O.none : O.some({ ...history, digestAt: now });

/** The history without its latest digest, which could not be sent. */
export const withoutDigest = (history: MailHistory): MailHistory => ({ ...history, digestAt: null });

/** When a digest with a request that is held back at `now` is due, in milliseconds since 1970. */
export const digestDueAt = (history: MailHistory, now: number): number =>
  Math.max(now + DIGEST_DELAY_MS, isDigestRecent(history, now) ? (history.digestAt ?? 0) + HOUR_MS : 0);

const isDigestRecent = ({ digestAt }: MailHistory, now: number): boolean =>
  digestAt !== null && isWithin(HOUR_MS, digestAt, now);

/** Clocks of several machines differ a little; what is far ahead was written by one that was wrong. */
const isWithin = (milliseconds: number, at: number, now: number): boolean =>
  Math.abs(now - at) < milliseconds;
