import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { MailHistory } from '../../../domain/lead/mail-limits.ts';
import type { RecordsUnavailable } from '../dealers/dealer-records.ts';

/** Whether a change was made, and the current history. */
export interface ChangedHistory {
  readonly isChanged: boolean;
  readonly history: MailHistory;
}

/** The recent mails of each recipient, shared by all processes of the site. Recipients are identified by hashes. */
export interface MailHistories {
  /**
   * Atomically replaces a recipient's history; none from `change` leaves it as it is. On a concurrent update, `change` runs again with the
   * new history.
   */
  readonly change: (
    recipient: string,
    change: (history: MailHistory) => Option<MailHistory>,
    now: number,
  ) => TaskEither<RecordsUnavailable, ChangedHistory>;
  /** Deletes histories that haven't changed since an instant (milliseconds since 1970). */
  readonly removeUnchangedSince: (instant: number) => TaskEither<RecordsUnavailable, void>;
}
