import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { MailHistory } from '../../../domain/lead/mail-limits.ts';
import type { RecordsUnavailable } from '../dealers/dealer-records.ts';

/** What came of a change, and the history as it is now. */
export interface ChangedHistory {
  readonly isChanged: boolean;
  readonly history: MailHistory;
}

/** The recent mails of each recipient, shared by all processes of the site. Recipients are named by hashes. */
export interface MailHistories {
  /**
   * Replaces a recipient's history by what `change` makes of it; none leaves it as it is. No other process changes it
   * in between: `change` may be called again with what others have made of it.
   */
  readonly change: (
    recipient: string,
    change: (history: MailHistory) => Option<MailHistory>,
    now: number,
  ) => TaskEither<RecordsUnavailable, ChangedHistory>;
  /** Forgets the histories that have not changed since an instant (milliseconds since 1970). */
  readonly removeUnchangedSince: (instant: number) => TaskEither<RecordsUnavailable, void>;
}
