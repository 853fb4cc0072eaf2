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

/** What becomes of a mail that is one too many: it waits for the recipient's digest, or is never sent. */
export type WhenTooMany = 'digest' | 'suppress';

/** Lets no mailbox be sent more mails than `domain/lead/mail-limits.ts` allows, by however many processes. */
export class MailLimiter {
  constructor(
    private readonly histories: MailHistories,
    private readonly fingerprint: Fingerprint,
    private readonly clock: Clock,
  ) {}

  /** Resolves when the mail of a delivery may be sent to a mailbox now, which counts it; else an `OverLimit`. */
  admit(deliveryId: string, mailbox: Mailbox, whenTooMany: WhenTooMany): TE.TaskEither<NotDelivered, void> {
    const recipient = this.fingerprint.of(countedMailbox(mailbox));
    return this.admitted(recipient, whenTooMany, (history, now) => withMail(history, deliveryId, now));
  }

  /** The same for a recipient's digest. */
  admitDigest(recipient: string): TE.TaskEither<NotDelivered, void> {
    return this.admitted(recipient, 'digest', withDigest);
  }

  /** A digest that was admitted could not be sent: the next one need not wait. */
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
