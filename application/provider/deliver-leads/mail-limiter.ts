import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  digestDueAt,
  withDigest,
  withMail,
  withoutDigest,
  type MailHistory,
} from '../../../domain/lead/mail-limits.ts';
import { countedMailbox, type Mailbox } from '../../../domain/lead/mailbox.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { Fingerprint } from '../../ports/fingerprint.ts';
import type { NotDelivered } from '../../ports/leads/lead-courier.ts';
import type { MailHistories } from '../../ports/leads/mail-histories.ts';

/** What happens to a mail over the limit: it waits for the recipient's digest, or is never sent. */
export type WhenTooMany = 'digest' | 'suppress';

/** Enforces the limits of `domain/lead/mail-limits.ts` per mailbox, across all processes. */
export class MailLimiter {
  constructor(
    private readonly histories: MailHistories,
    private readonly fingerprint: Fingerprint,
    private readonly clock: Clock,
  ) {}

  /** Counts a delivery's mail and resolves if it may be sent now; otherwise fails with `OverLimit`. */
  admit(deliveryId: string, mailbox: Mailbox, whenTooMany: WhenTooMany): TE.TaskEither<NotDelivered, void> {
    const recipient = this.fingerprint.of(countedMailbox(mailbox));
    return this.admitted(recipient, whenTooMany, (history, now) => withMail(history, deliveryId, now));
  }

  /** Like `admit`, for a recipient's digest. */
  admitDigest(recipient: string): TE.TaskEither<NotDelivered, void> {
    return this.admitted(recipient, 'digest', withDigest);
  }

  /** Call when an admitted digest couldn't be sent, so that the next one need not wait. */
  cancelDigest(recipient: string): TE.TaskEither<NotDelivered, void> {
    return this.admitted(recipient, 'digest', (history) => O.some(withoutDigest(history)));
  }

  private admitted(
    recipient: string,
    whenTooMany: WhenTooMany,
    change: (history: MailHistory, now: number) => O.Option<MailHistory>,
  ): TE.TaskEither<NotDelivered, void> {
    const now = this.clock.now();
    return pipe(
      this.histories.change(recipient, (history) => change(history, now), now),
      TE.mapLeft(retryable),
      TE.chain(({ isChanged, history }) =>
        isChanged ? TE.right(undefined) : TE.left(overLimit(recipient, whenTooMany, history, now)),
      ),
    );
  }
}

const retryable = ({ fault }: RecordsUnavailable): NotDelivered => ({
  _tag: 'Retryable',
  fault,
  retryAfterMs: null,
});

const overLimit = (
  recipient: string,
  whenTooMany: WhenTooMany,
  history: MailHistory,
  now: number,
): NotDelivered => ({
  _tag: 'OverLimit',
  fault: 'too many mails',
  digest: whenTooMany === 'suppress' ? null : { recipient, dueAt: digestDueAt(history, now) },
});
