import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { ChangedHistory, MailHistories } from '../../../application/ports/leads/mail-histories.ts';
import { NO_MAILS, type MailHistory } from '../../../domain/lead/mail-limits.ts';

/** A map of histories. */
export class MemoryMailHistories implements MailHistories {
  private readonly kept = new Map<string, { readonly history: MailHistory; readonly changedAt: number }>();
  private fault: string | null = null;

  /** Makes reading and storing fail. */
  breakDown(fault = 'broken down'): void {
    this.fault = fault;
  }

  change(
    recipient: string,
    change: (history: MailHistory) => O.Option<MailHistory>,
    now: number,
  ): TE.TaskEither<RecordsUnavailable, ChangedHistory> {
    return this.answered(() => {
      const history = this.kept.get(recipient)?.history ?? NO_MAILS;
      const changed = change(history);
      if (O.isNone(changed)) return { isChanged: false, history };
      this.kept.set(recipient, { history: changed.value, changedAt: now });
      return { isChanged: true, history: changed.value };
    });
  }

  removeUnchangedSince(instant: number): TE.TaskEither<RecordsUnavailable, void> {
    return this.answered(() => {
      for (const [recipient, { changedAt }] of this.kept)
        if (changedAt <= instant) this.kept.delete(recipient);
    });
  }

  private answered<A>(answer: () => A): TE.TaskEither<RecordsUnavailable, A> {
    const { fault } = this;
    if (fault !== null) return TE.left({ _tag: 'RecordsUnavailable', fault });
    return TE.fromIO(answer);
  }
}
